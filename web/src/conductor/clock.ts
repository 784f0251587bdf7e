import type { Milliseconds } from './contract';

/** Time as the supervisor sees it; injected so that tests own it. */
export interface Clock {
  now(): Milliseconds;
  /** Calls `task` about every `period` until the returned function is called. */
  every(period: Milliseconds, task: () => void): () => void;
}

/** The page's clock. */
export const pageClock: Clock = {
  now: () => performance.now(),
  every(period, task) {
    const timer = setInterval(task, period);
    return () => clearInterval(timer);
  },
};
