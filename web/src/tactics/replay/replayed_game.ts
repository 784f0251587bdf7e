import type { TacticsModule } from '../../../../wasm/tactics';
import { tellNotice } from '../../shell/address/tell_notice';
import { type Ending, readEnding } from '../../shell/session/ending';
import type { PlayedGame } from '../../shell/session/played_game';
import { endingOf, startOf } from '../battle/battle_link';
import { readMoves } from '../battle/moves_text';
import type { BattleSettings, SavedBattle } from '../battle/saved_battle';
import type { TacticsParameters } from '../parameters';
import { messages } from '../words/messages';
import type { ReplayedGame } from './replay';

/** A battle of a person, to be looked at. */
export function personsBattle(battle: SavedBattle): ReplayedGame {
  return battleOf(battle.settings, battle, endingOf(battle));
}

/** The battle that an address holds. How it ended off the board is checked here: few addresses say it. */
export function linkedBattle(
  module: TacticsModule,
  settings: BattleSettings,
  { moves = '', end }: TacticsParameters,
): ReplayedGame {
  const ending = end === undefined ? undefined : (readEnding(end) ?? undefined);
  if (end !== undefined && ending === undefined) {
    tellNotice({ parameter: 'end', given: end.slice(0, 24), used: null, reasonKey: 'notChoice' });
  }
  const start = startOf(module, settings.seed);
  return battleOf(settings, { start, actions: readMoves(moves) ?? [] }, ending);
}

function battleOf(
  { rung, side, personality }: BattleSettings,
  { start, actions }: Pick<SavedBattle, 'start' | 'actions'>,
  ending: Ending | undefined,
): ReplayedGame {
  const title = () => messages.value.replayTitle;
  return { title, start, actions, rungs: side === 0 ? [null, rung] : [rung, null], personality, ending };
}

/** A game of a match. */
export function gameOfMatch(
  { number, start, actions, sideOfA, ending }: PlayedGame,
  { a, b }: { a: number; b: number },
): ReplayedGame {
  const title = () => messages.value.labGame(number + 1);
  return { title, start, actions, rungs: sideOfA === 0 ? [a, b] : [b, a], ending };
}
