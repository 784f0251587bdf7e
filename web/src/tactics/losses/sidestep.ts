import type { TacticsGame } from '../../../../wasm/tactics';
import { type Lot, lotOf } from '../../engine/lot';
import { END_TURN } from '../rules/action_code';
import { decodeSnapshot, hitPointsOf, Result } from '../rules/snapshot';
import type { WonLine } from './repeated_line';

/**
 * Turns that are drawn, that of the best action among them. With three a line that had won on one of six maps still won
 * 4 of ten battles, with five none on any of them.
 */
const DRAWS = 5;

/**
 * What whoever moves by lot plays in the position `text` instead of `best`, where `line`, which has won before, is being
 * repeated: a few turns are drawn, the line goes on after each as far as it is legal, and the first action of the turn
 * that keeps most hit points is taken. `rules` are left somewhere else. The same position brings the same turns.
 */
export function sidestep(rules: TacticsGame, text: string, best: number, line: WonLine): number {
  if (rules.load(text) !== '') return best;
  const draw = lotOf(rules.hash());
  let most = { action: best, kept: -1 };
  for (let turn = 0; turn < DRAWS; turn++) {
    rules.load(text);
    const action = turn === 0 ? best : drawn(rules, draw);
    const kept = keptAfter(rules, action, line, draw);
    if (kept > most.kept) most = { action, kept };
  }
  return most.action;
}

/** Hit points of the side to move after a turn that begins with `action` and goes on by lot, and the line's next one. */
function keptAfter(rules: TacticsGame, action: number, line: WonLine, draw: Lot): number {
  const own = line.side === 0 ? 1 : 0;
  if (rules.play(action) !== '') return -1;
  while (isToMove(rules, own)) rules.play(drawn(rules, draw));
  const { round } = decodeSnapshot(rules.snapshot());
  for (const code of line.turns[round - 1] ?? []) if (isToMove(rules, line.side)) rules.play(code);
  // What falls at the end of a round falls then.
  if (isToMove(rules, line.side)) rules.play(END_TURN);
  return hitPointsOf(decodeSnapshot(rules.snapshot()), own);
}

function isToMove(rules: TacticsGame, side: number): boolean {
  return rules.result() === Result.playing && rules.sideToMove() === side;
}

/** Any action of any unit; the end of the turn where there is none. */
function drawn(rules: TacticsGame, draw: Lot): number {
  const actions = rules.legalActions().filter((code) => code !== END_TURN);
  return actions[draw(actions.length)] ?? END_TURN;
}
