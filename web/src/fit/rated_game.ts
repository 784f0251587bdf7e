import type { Height } from './strengths';

/** A finished game: where the opponent stands, and the player's score. */
export interface RatedGame extends Height {
  score: 0 | 0.5 | 1;
  /** What the result tells, as `Game.resultWeight` in wasm/engine.d.ts: 1 if nothing but the score is known. */
  weight: number;
}
