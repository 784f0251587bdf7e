/**
 * A lock of the browser's that a worker holds for as long as it lives, so that the page learns at once of an end
 * that nobody announces. Where there are no locks (an insecure address, a frame without an origin) the page learns
 * nothing, and silence has to tell.
 */

/** The worker's end: resolves when the lock is held, or cannot be. */
export function holdLivenessLock(name: string): Promise<void> {
  return new Promise((done) => {
    const hold = () => {
      done();
      return new Promise<never>(() => {});
    };
    request(name, hold).catch(done);
  });
}

/** The page's end, once the worker holds the lock: calls `ended` when it does no longer. */
export function watchLivenessLock(name: string, ended: () => void): void {
  request(name, ended).catch(() => {});
}

async function request(name: string, granted: () => Promise<void> | void): Promise<void> {
  // An insecure address has none, whatever the type says.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) throw new Error('this browser lends no locks here');
  await locks.request(name, granted);
}
