import type { TacticsModule } from '../../../../wasm/tactics';
import type { Outcome } from '../../shell/session/default_opponent';
import type { Session } from '../../shell/session/session';
import type { Instead } from '../battle/battle_parts';
import { recordMove } from '../battle/record';
import type { BattleSettings, SavedBattle } from '../battle/saved_battle';
import { decodeSnapshot } from '../rules/snapshot';
import { rememberLoss, wonLines } from './lost_battles';
import { lineOf, repeatedLine, type WonLine } from './repeated_line';
import { sidestep } from './sidestep';

type SteeringSession = Pick<Session<TacticsModule>, 'module' | 'saves' | 'ladder'>;

/** What the opponent plays in a battle in place of what it holds, where a line that has won before is repeated. */
export function sidestepping(session: SteeringSession): Instead {
  return (battle, text, best) => {
    if (!steers(session, battle.settings)) return best;
    const done = playersLine(session, battle);
    const line = repeatedLine(wonLines(session.saves), done);
    if (line === null) return best;
    const rules = new session.module.Game();
    const action = sidestep(rules, text, best, line);
    rules.delete();
    return action;
  };
}

/** Remembers the line of a battle that the player has won. */
export function learnFrom(session: SteeringSession, battle: SavedBattle, outcome: Outcome): void {
  if (outcome !== 'won' || !steers(session, battle.settings)) return;
  rememberLoss(session.saves, playersLine(session, battle));
}

/**
 * All rungs but the one that moves by lot answer a line in another way each time, and a battle with a fixed number of
 * nodes is to be the same everywhere.
 */
function steers({ ladder }: SteeringSession, { rung, nodes }: BattleSettings): boolean {
  return rung === ladder[0]?.rung && nodes === 0;
}

function playersLine({ module }: SteeringSession, { settings, start, actions }: SavedBattle): WonLine {
  const rules = new module.Game();
  rules.load(start);
  const moves = actions.map((code) => {
    const before = decodeSnapshot(rules.snapshot());
    rules.play(code);
    return recordMove(before, code, rules.events());
  });
  rules.delete();
  return lineOf(start, settings.side, moves);
}
