import type { TacticsGame } from '../../../../wasm/tactics';
import type { FallbackReason } from '../../conductor/conductor';
import type { Frames, Thinker } from '../../conductor/contract';
import type { WaitLog } from '../../conductor/wait_log';
import type { AnalysisParts } from '../analysis/analysis_parts';
import type { StageSettings } from '../board/stage';
import type { SavedBattle } from './saved_battle';

/** What is played in a battle, which stands at the position `text`, in place of the best action. */
export type Instead = (battle: SavedBattle, text: string, best: number) => number;

/** What a battle is made of; all of it is handed in, so that tests can hand in fakes. */
export interface BattleParts {
  /** The page's own rules instance; the battle owns it and frees it. */
  rules: TacticsGame;
  thinker: Thinker;
  /** For the board and for waiting. */
  frames: Frames;
  /** For the conductor: called first in each frame. */
  planning: Frames;
  log: WaitLog;
  /** Keeps the battle as it is now. */
  keep(battle: SavedBattle): void;
  stage: StageSettings;
  /** What the opponent plays in place of the action that it holds; that itself if absent. */
  instead?: Instead;
  /** Without it there are no hints, and nothing is told of what the opponent considered. */
  analysis?: Omit<AnalysisParts, 'opponent'>;
  onFallback?(reason: FallbackReason): void;
}
