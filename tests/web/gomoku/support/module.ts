import type { Game } from '../../../../wasm/engine';
import { type Position, present } from '../../../../web/src/conductor/position';
import { readMoves, writeMoves } from '../../../../web/src/gomoku/files/notation';
import type { GomokuRecord } from '../../../../web/src/gomoku/game_record';
import { type Setup, USUAL_SETUP } from '../../../../web/src/gomoku/setup';
import { GOMOKU } from '../../../../web/src/gomoku/spec';
import { startGomoku } from '../../../wasm/gomoku/support/module';

/** The engine's own module. */
export const gomoku = await startGomoku();

/** Rules objects that were opened and not freed. */
export const opened = { count: 0 };

/** The engine's rules at the start of a game; they must be freed. */
export function openRules(setup: Partial<Setup> = {}): Game {
  const rules = new gomoku.Game();
  const refusal = rules.load(GOMOKU.setup.startText({ ...USUAL_SETUP, ...setup }));
  if (refusal !== '') throw new Error(refusal);
  const free = rules.delete.bind(rules);
  opened.count++;
  rules.delete = () => {
    opened.count--;
    free();
  };
  return rules;
}

/** A game by its moves, `h8i9i7`. */
export function game(moves: string, more: Partial<GomokuRecord> = {}): GomokuRecord {
  const record = { ...USUAL_SETUP, ...more };
  return { ...record, actions: more.actions ?? actionsOf(moves, record.size) };
}

export function actionsOf(moves: string, size = USUAL_SETUP.size): number[] {
  const actions = readMoves(moves, size);
  if (actions === null) throw new Error(`"${moves}" are no moves of a board of ${size}`);
  return actions;
}

/** The code of a cell or a choice. */
export function at(name: string): number {
  return actionsOf(name)[0]!;
}

/** What cells and choices are called. */
export function names(actions: readonly number[], size = USUAL_SETUP.size): string[] {
  return actions.map((action) => writeMoves([action], size));
}

/** Text form of the position that a game leads to. */
export function textOf(record: GomokuRecord): string {
  return reached(record).text;
}

/** Its key, in that game. */
export function keyOf(record: GomokuRecord): string {
  return reached(record).key;
}

/** The hash of its board. */
export function hashOf(record: GomokuRecord): string {
  return reached(record).hash;
}

function reached(record: GomokuRecord): Position & { hash: string } {
  const rules = openRules(record);
  for (const action of record.actions) {
    const refusal = rules.play(action);
    if (refusal !== '') throw new Error(refusal);
  }
  const position = { ...present(rules), hash: rules.hash() };
  rules.delete();
  return position;
}
