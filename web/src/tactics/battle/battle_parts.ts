import type { TacticsGame } from '../../../../wasm/tactics';
import type { GameParts } from '../../play/game_parts';
import type { TacticsStage } from '../board/stage';
import type { Pace } from './tempo';

/** What a battle is made of; all of it is handed in, so that tests can hand in fakes. */
export interface BattleParts extends GameParts<TacticsStage> {
  rules: TacticsGame;
  pace(): Pace;
}
