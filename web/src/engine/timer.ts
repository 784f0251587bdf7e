/** Calls `task` once after `length` milliseconds, unless the returned function is called before. Tests own time. */
export type Timer = (length: number, task: () => void) => () => void;

/** The browser's. */
export const browserTimer: Timer = (length, task) => {
  const timer = setTimeout(task, length);
  return () => clearTimeout(timer);
};
