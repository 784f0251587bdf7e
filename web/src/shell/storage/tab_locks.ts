import type { Timer } from '../../engine/timer';

/** What one tab at a time may have to itself: the place of a game in progress. Tabs are all pages of an address. */
export interface TabLocks {
  /**
   * Asks for what is called `name`; `decided` hears whether this tab has it now, and once more if it is lost to another.
   * Returns how to give it back, or to ask for it no longer.
   */
  ask(name: string, decided: (granted: boolean) => void): () => void;
  /**
   * Calls back once no tab has what is called `name`, and none has come back to it for `REST_MS`: a tab that reloads
   * lets go for a moment. Returns how to look no longer.
   */
  whenFree(name: string, free: () => void): () => void;
}

/** How long a thing has to be nobody's before another tab takes it over. */
export const REST_MS = 4000;

/** Keeps our names apart from other pages' of the same origin. */
export const PREFIX = 'forethought ';

/** Grants everything: where nobody else can write. */
export const UNSHARED: TabLocks = {
  ask(_, decided) {
    decided(true);
    return () => {};
  },
  whenFree: () => () => {},
};

/** Looks again and again, until it finds the same thing free twice in a row. */
export function lookOut(isFree: () => Promise<boolean>, free: () => void, timer: Timer): () => void {
  let stopped = false;
  let cancel = () => {};
  const wait = (wasFree: boolean) => {
    cancel = timer(REST_MS, () => void look(wasFree));
  };
  const look = async (wasFree: boolean) => {
    const nowFree = await isFree();
    if (stopped) return;
    if (nowFree && wasFree) free();
    else wait(nowFree);
  };
  wait(false);
  return () => {
    stopped = true;
    cancel();
  };
}
