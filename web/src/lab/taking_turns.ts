import type { Frames, Milliseconds } from '../conductor/contract';

/** Between two boards that are painted. */
const GAP_MS: Milliseconds = 30;

/** Frames for many small boards: one of those that move is painted at a time, so that a page with eight stays quick. */
export function takingTurns(frames: Frames): Frames {
  const moving: ((now: Milliseconds) => void)[] = [];
  let stop: (() => void) | null = null;
  let painted: Milliseconds = Number.NEGATIVE_INFINITY;
  const paintNext = (now: Milliseconds) => {
    if (now - painted < GAP_MS) return;
    painted = now;
    const next = moving.shift();
    if (next === undefined) return;
    moving.push(next);
    next(now);
  };
  return {
    now: () => frames.now(),
    each(frame) {
      const own = (now: Milliseconds) => frame(now);
      moving.push(own);
      stop ??= frames.each(paintNext);
      return () => {
        moving.splice(0, moving.length, ...moving.filter((other) => other !== own));
        if (moving.length > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
