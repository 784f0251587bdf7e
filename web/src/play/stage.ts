import type { Milliseconds, Stage } from '../conductor/contract';

/** What a game asks of a board's timeline besides the conductor's part of it. */
export interface GameStage extends Stage {
  /** Jumps to the end of all that is on the timeline. */
  skip(): void;
  /** Goes back to an earlier snapshot. */
  stepBack(snapshot: Int32Array, now: Milliseconds): void;
  /** Whether a frame at `now` may differ from the one before it. */
  isMoving(now: Milliseconds): boolean;
  /** Called when something was put on the timeline or shown: a frame is wanted. */
  onChange: () => void;
}
