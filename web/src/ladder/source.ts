import type { Opponent } from '../fit/strengths';
import type { RungWords } from '../i18n/rungs';
import type { Rung } from '../shell/session/ladder';
import type { Saves } from '../shell/storage/storage';
import type { WdlByRung } from './results';
import type { SceneSource } from './scenes/scene_game';
import type { Standing } from './standing';
import type { Step } from './steps';

/** A game's ladder, as its card hands it over. What it returns follows signals, so that a component that asks sees changes. */
export interface LadderSource {
  /** Its name in the list of games. */
  readonly game: string;
  title(): string;
  /** In ascending order. */
  rungs(): readonly Rung[];
  words(): { rungs: RungWords };
  loadSteps(): Promise<readonly Step[]>;
  readonly scenes: SceneSource;
  standing(steps: readonly Step[]): Standing;
  /** How the player's games ended; null where nobody plays against a rung. */
  byRung(): WdlByRung | null;
  /** Against a rung; where nobody plays against one, it plays and is watched. */
  play(rung: number): void;
  /** A game against an opponent that fits the player; absent where nobody plays against a rung. */
  fair?: { readonly saves: Saves; play(opponent: Opponent): void };
  /** Shows the player's own record. */
  record(): void;
  /** A game of the player's own, where nobody plays against a rung, and the best score so far. */
  alone?: { play(): void; best(): number };
}
