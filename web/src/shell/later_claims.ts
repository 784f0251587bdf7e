import { type Claims, UNSHARED } from './claims';

/** Claims whose script is fetched when something is first asked for. Without it a tab has that to itself. */
export function laterClaims(load: () => Promise<Claims>): Claims {
  let coming: Promise<Claims> | null = null;
  const later = (use: (claims: Claims) => () => void) => {
    let stop = () => {};
    let stopped = false;
    coming ??= load().catch(() => UNSHARED);
    void coming.then((claims) => {
      if (!stopped) stop = use(claims);
    });
    return () => {
      stopped = true;
      stop();
    };
  };
  return {
    ask: (name, decided) => later((claims) => claims.ask(name, decided)),
    whenFree: (name, free) => later((claims) => claims.whenFree(name, free)),
  };
}
