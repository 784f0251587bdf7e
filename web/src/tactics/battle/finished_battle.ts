import type { TacticsModule } from '../../../../wasm/tactics';
import type { Finished, Played } from '../../record/entry';
import type { Outcome } from '../../shell/session/default_opponent';
import type { Session } from '../../shell/session/session';
import { Result } from '../rules/snapshot';
import { isAsItIs } from '../setup/personality';
import { battleLink, endingOf } from './battle_link';
import type { SavedBattle } from './saved_battle';

/** A battle that is over, as it stands in the player's record. */
export function finishedBattle(
  { game, module }: Session<TacticsModule>,
  battle: SavedBattle,
  outcome: Outcome,
): Finished<Played> {
  const { rung, blur = 0, side } = battle.settings;
  const aid = aidOf(battle);
  const weight = weightOf(module, battle);
  const ending = endingOf(battle);
  return {
    game,
    entry: {
      rung,
      blur,
      side,
      outcome,
      moves: battle.actions.length,
      ...(ending === undefined ? {} : { by: ending.by }),
      ...(weight === 100 ? {} : { weight }),
      ...(aid === null ? {} : { aid }),
    },
    address: battleLink(module, battle),
  };
}

/** As `Game.resultWeight`; of a battle that was given up nothing but the winner is known. */
function weightOf(module: TacticsModule, { start, actions }: SavedBattle): number {
  const rules = new module.Game();
  rules.load(start);
  for (const code of actions) rules.play(code);
  const weight = rules.result() === Result.playing ? 100 : rules.resultWeight();
  rules.delete();
  return weight;
}

/** What makes it another battle than those that opponents are measured by. Actions of a turn may be taken back. */
function aidOf({ settings, hinted }: SavedBattle): Played['aid'] | null {
  if (settings.again === true) return 'again';
  if (!isAsItIs(settings)) return 'character';
  if (settings.nodes > 0) return 'nodes';
  return hinted === true ? 'hint' : null;
}
