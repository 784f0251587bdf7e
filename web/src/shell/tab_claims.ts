import { type Claims, UNSHARED } from './claims';
import { lockClaims } from './lock_claims';

/** By the browser's locks; where it lends none (an insecure address) tabs ask one another. */
export function tabClaims(): Claims {
  const locks = navigator.locks as LockManager | undefined;
  if (locks !== undefined) return lockClaims(locks);
  return typeof BroadcastChannel === 'function'
    ? laterClaims(() => import('./channel_claims').then(({ openClaims }) => openClaims()))
    : UNSHARED;
}

/** Claims whose script has yet to come. Without it a tab has to itself what it asks for. */
export function laterClaims(load: () => Promise<Claims>): Claims {
  const coming = load().catch(() => UNSHARED);
  const later = (use: (claims: Claims) => () => void) => {
    let stop = () => {};
    let stopped = false;
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
