import type { TacticsModule } from '../../../../wasm/tactics';
import { NO_ACTION } from '../../conductor/protocol';
import type { Action, SavedGame } from '../../play/game_types';
import type { Session } from '../../shell/session/session';
import { recordMove } from '../battle/record';
import { decodeEvents } from '../rules/events';
import { decodeSnapshot } from '../rules/snapshot';
import type { BattleSetup } from '../tactics_types';
import { rememberLoss, wonLines } from './lost_battles';
import { lineOf, repeatedLine, type WonLine } from './repeated_line';
import { sidestep } from './sidestep';

type SteeringSession = Pick<Session<TacticsModule>, 'module' | 'saves'>;

/** A battle in progress, and where it stands. */
export interface Steered {
  saved: SavedGame<BattleSetup>;
  text: string;
}

/** What is played in the battle in progress in place of the best action that is held, whatever its key. */
export function steered(
  session: SteeringSession,
  battle: () => { saved(): SavedGame<BattleSetup>; text(): string } | null,
): (key: string, best: Action) => Action {
  return once((best) => {
    const game = battle();
    return game === null ? best : insteadOf(session, { saved: game.saved(), text: game.text() }, best);
  });
}

/** What is played in a battle in place of `best`, where a line that has won before is repeated. */
export function insteadOf(session: SteeringSession, { saved, text }: Steered, best: Action): Action {
  const line = repeatedLine(wonLines(session.saves), playersLine(session, saved));
  if (line === null) return best;
  const rules = new session.module.Game();
  const action = sidestep(rules, text, best, line);
  rules.delete();
  return action;
}

/** Remembers the line of a battle that the player has won. */
export function learnFrom(session: SteeringSession, battle: SavedGame<BattleSetup>): void {
  rememberLoss(session.saves, playersLine(session, battle));
}

function playersLine({ module }: SteeringSession, { settings, actions }: SavedGame<BattleSetup>): WonLine {
  const { start = '', side } = settings;
  const rules = new module.Game();
  rules.load(start);
  const moves = actions.map((code) => {
    const before = decodeSnapshot(rules.snapshot());
    rules.play(code);
    return recordMove(before, code, decodeEvents(rules.events()));
  });
  rules.delete();
  return lineOf(start, side, moves);
}

/** Remembers the last answer: a due timeline asks in every frame. */
function once(find: (best: Action) => Action): (key: string, best: Action) => Action {
  let known = { asked: '', action: NO_ACTION };
  return (key, best) => {
    const asked = `${key} ${best}`;
    if (known.asked !== asked) known = { asked, action: find(best) };
    return known.action;
  };
}
