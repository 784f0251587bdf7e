/** Longest time that a page which is never idle puts a task off. */
const PATIENCE_MS = 3000;
/** Where the browser does not tell, so long is taken for idle enough. */
const BLIND_MS = 600;

/** Runs `task` once the page has nothing else to do, unless the returned function is called before. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task, { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(id);
  }
  const id = window.setTimeout(task, BLIND_MS);
  return () => window.clearTimeout(id);
}
