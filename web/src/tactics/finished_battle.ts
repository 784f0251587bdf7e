import type { TacticsModule } from '../../../wasm/tactics';
import type { Finished, Played } from '../record/entry';
import type { Outcome } from '../shell/default_opponent';
import type { Session } from '../shell/session';
import { battleLink } from './battle_link';
import { isAsItIs } from './personality';
import type { SavedBattle } from './saved_battle';

/** A battle that is over, as it stands in the player's record. */
export function finishedBattle(
  { game, module }: Session<TacticsModule>,
  battle: SavedBattle,
  outcome: Outcome,
): Finished<Played> {
  const { rung, blur = 0, side } = battle.settings;
  const aid = aidOf(battle);
  return {
    game,
    entry: { rung, blur, side, outcome, moves: battle.actions.length, ...(aid === null ? {} : { aid }) },
    address: battleLink(module, battle),
  };
}

/** What makes it another battle than those that opponents are measured by. Actions of a turn may be taken back. */
function aidOf({ settings, hinted }: SavedBattle): Played['aid'] | null {
  if (settings.again === true) return 'again';
  if (!isAsItIs(settings)) return 'character';
  if (settings.nodes > 0) return 'nodes';
  return hinted === true ? 'hint' : null;
}
