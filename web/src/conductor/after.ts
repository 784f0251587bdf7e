import type { Frames, Milliseconds } from './contract';

/** Calls `then` in the first frame at or after `moment`, unless the returned function is called before. */
export function after(frames: Frames, moment: Milliseconds, then: () => void): () => void {
  const stop = frames.each((now) => {
    if (now < moment) return;
    stop();
    then();
  });
  return stop;
}
