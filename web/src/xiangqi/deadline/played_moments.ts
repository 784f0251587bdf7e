import type { XiangqiModule } from '../../../../wasm/xiangqi';
import { writeMove } from '../notation/notation';
import { decodeSnapshot } from '../snapshot';
import type { FinishedDepth, Moment } from './measured';

/** An answer to a moment, as it is shown. */
export interface Answer {
  /** In the notation that the player has chosen. */
  move: string;
  /** The board after it, and its position as text. */
  snapshot: Int32Array;
  position: string;
}

/** The text of a moment's position. */
export function positionOf(module: XiangqiModule, { moves }: Pick<Moment, 'moves'>): string {
  return after(module, moves.split(' '), (rules) => rules.text());
}

/** What an answer comes to at a moment. */
export function answerAt(module: XiangqiModule, { moves }: Moment, { best }: FinishedDepth): Answer {
  return after(module, moves.split(' '), (rules) => {
    const code = rules.parseAction(best);
    const move = writeMove(code, decodeSnapshot(rules.snapshot()).board);
    rules.play(code);
    return { move, snapshot: rules.snapshot(), position: rules.text() };
  });
}

function after<Value>(
  module: XiangqiModule,
  moves: readonly string[],
  ask: (rules: InstanceType<XiangqiModule['Game']>) => Value,
): Value {
  const rules = new module.Game();
  try {
    for (const move of moves) if (move !== '') rules.play(rules.parseAction(move));
    return ask(rules);
  } finally {
    rules.delete();
  }
}
