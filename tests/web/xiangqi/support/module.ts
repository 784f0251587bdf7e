import { loadModule } from '../../../../tools/lib/wasm_module.mjs';
import type { EngineModule, Game } from '../../../../wasm/engine';
import { codeOf } from '../../../../web/src/xiangqi/action_code';
import { namedCell } from '../../../../web/src/xiangqi/cells';
import { readMoves } from '../../../../web/src/xiangqi/notation/iccs';
import { decodeSnapshot, type Snapshot } from '../../../../web/src/xiangqi/snapshot';
import { XIANGQI } from '../../../../web/src/xiangqi/spec';

export const xiangqi = (await loadModule('xiangqi')) as EngineModule;

/** The engine's rules after moves in ICCS from a start, the usual one if none is given; they must be freed. */
export function rulesAfter(moves: string, start = XIANGQI.setup.usual.start): Game {
  const rules = new xiangqi.Game();
  const refusals = [
    rules.load(XIANGQI.setup.startText({ start })),
    ...(readMoves(moves) ?? []).map((one) => rules.play(one)),
  ];
  for (const refusal of refusals) if (refusal !== '') throw new Error(refusal);
  return rules;
}

export function snapshotAfter(moves: string, start?: string): Snapshot {
  const rules = rulesAfter(moves, start);
  const snapshot = decodeSnapshot(rules.snapshot());
  rules.delete();
  return snapshot;
}

/** The code of `h2e2`. */
export function code(move: string): number {
  return codeOf(namedCell(move.slice(0, 2)), namedCell(move.slice(2)));
}
