import { whenIdle } from '../ui/when_idle';

/**
 * Runs `task` once the page has nothing else to do, and at the latest when the player leaves or hides it, since nothing
 * may come after that; unless the returned function is called before.
 */
export function beforeLeaving(task: () => void): () => void {
  const run = () => {
    cancel();
    task();
  };
  const runHidden = () => {
    if (document.hidden) run();
  };
  const cancelIdle = whenIdle(run);
  window.addEventListener('pagehide', run);
  document.addEventListener('visibilitychange', runHidden);
  const cancel = () => {
    cancelIdle();
    window.removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', runHidden);
  };
  return cancel;
}
