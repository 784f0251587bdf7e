import type { Game } from '../../../../wasm/engine';
import { decodeSnapshot, type Snapshot } from '../../../../web/src/othello/snapshot';
import { OTHELLO } from '../../../../web/src/othello/spec';
import { startOthello } from '../../../wasm/othello/support/module';

const othello = await startOthello();

/** The engine's rules after a game's actions from a start, the usual one if none is given; they must be freed. */
export function rulesAfter(actions: readonly number[], start = OTHELLO.setup.usual.start): Game {
  const rules = new othello.Game();
  for (const refusal of [
    rules.load(OTHELLO.setup.startText({ start })),
    ...actions.map((one) => rules.play(one)),
  ])
    if (refusal !== '') throw new Error(refusal);
  return rules;
}

export function snapshotAfter(actions: readonly number[]): Snapshot {
  const rules = rulesAfter(actions);
  const snapshot = decodeSnapshot(rules.snapshot());
  rules.delete();
  return snapshot;
}

/** The code of a cell or of a pass. */
export function at(name: string): number {
  return actionsOf(name)[0] ?? -1;
}

export function actionsOf(moves: string): number[] {
  const actions = OTHELLO.files.readMoves(moves, OTHELLO.setup.usual);
  if (actions === null) throw new Error(`"${moves}" are no moves`);
  return actions;
}

/** After these moves black has nothing but a pass. */
export const BEFORE_PASS = 'c4c3c2b2e6c1a1a3';
