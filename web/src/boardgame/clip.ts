import { segment } from '../board/easing';
import type { Milliseconds } from '../conductor/contract';
import type { Cue } from '../sound/cues';

/** How pieces move: over the board, or, for those who want less motion, by fading. */
export type Motion = 'travel' | 'fade';

/** What happens on the board between two moments. */
export interface Clip<Scene = unknown> {
  start: Milliseconds;
  end: Milliseconds;
  /** The scene with the clip played on it, `t` (0-1) of its way; it is asked before its start and after its end too. */
  play(scene: Scene, t: number): Scene;
  /** What is to be heard of it. */
  cues?: readonly Cue[];
}

/** The scene with a clip played on it, as far as it is at `now`. */
export function withClip<Scene>(scene: Scene, clip: Clip<Scene>, now: Milliseconds): Scene {
  return clip.play(scene, segment(now, clip.start, clip.end));
}
