import type { Milliseconds, Thinker } from './contract';

/** A strained device's thinker thinks in one frame of so many. */
const FRAMES_A_THOUGHT = 4;

/** Before an action is due it does not think at all, until the frame that shows the action has been drawn. */
export const STILL_BEFORE_MS: Milliseconds = 200;
export const STILL_AFTER_MS: Milliseconds = 50;

/**
 * On a device that drops frames the thinker makes room for what is drawn: it pauses in most frames, and in all of
 * those around the beginning of an action, whose lateness is what a player feels.
 */
export class Throttling {
  private frames = 0;
  private resting = false;

  constructor(private readonly thinker: Thinker) {}

  /**
   * To be called in each frame of the opponent's turn. `mayRest`: the device is strained and the thinker holds an
   * answer; `still`: an action begins about now.
   */
  frame(mayRest: boolean, still: boolean): void {
    const thinks = !still && this.frames++ % FRAMES_A_THOUGHT === 0;
    this.rest(mayRest && !thinks);
  }

  /** The turn is over: the thinker thinks. */
  end(): void {
    this.rest(false);
  }

  private rest(resting: boolean): void {
    if (resting === this.resting) return;
    this.resting = resting;
    if (resting) this.thinker.pause();
    else this.thinker.resume();
  }
}
