import { type TabLocks, UNSHARED } from './tab_locks';

/** Tab locks whose script is fetched when something is first asked for. Without it a tab has that to itself. */
export function laterLocks(load: () => Promise<TabLocks>): TabLocks {
  let coming: Promise<TabLocks> | null = null;
  const later = (use: (locks: TabLocks) => () => void) => {
    let stop = () => {};
    let stopped = false;
    coming ??= load().catch(() => UNSHARED);
    void coming.then((locks) => {
      if (!stopped) stop = use(locks);
    });
    return () => {
      stopped = true;
      stop();
    };
  };
  return {
    ask: (name, decided) => later((locks) => locks.ask(name, decided)),
    whenFree: (name, free) => later((locks) => locks.whenFree(name, free)),
  };
}
