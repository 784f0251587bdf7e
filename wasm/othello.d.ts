import type { LearnedModule, ModuleOptions } from './engine';

/**
 * The Othello module. Layouts, all of 32-bit integers:
 *
 * **Cell**: `8 * y + x`, x to the right and y downwards from 0. **Side**: 0 first, which is black, 1 second, white.
 *
 * **Action code**: the cell of a disc (0-63), or 64 for a pass, which is legal where the side to move can place nothing
 * and the other side can. In text: `f5` (columns a-h from the left, rows 1-8 from the top), `pass`.
 *
 * **Position text**, which `load` accepts and `text` gives (any white space between words):
 * `othello 1 start START moves f5 d6 ... end` with START `standard`, or 64 cells row by row from the top left (`X` black,
 * `O` white, `-` empty), a space and who begins, `X` or `O`. `start(0)` is the usual start, any other seed a balanced
 * opening of eight moves.
 *
 * **Snapshot**: 16 integers of header, then the 64 cells (0 empty, 1 black, 2 white), the cells on which the side to move
 * may place a disc, the codes of the actions that were played.
 * Header: [0] layout version (1), [1] side to move, [2] result 0 playing / 1 first won / 2 second won / 3 draw, [3] black
 * discs, [4] white discs, [5] empty cells, [6] number of cells on which a disc may be placed, [7] 1 where the side to move
 * has to pass, [8] number of actions played, [9] code of the last one, -1 before the first, [10] side that began,
 * [11]-[15] zero.
 *
 * **Events** `[kind, n, ...payload]`: 1 disc: cell, side, then the cells of the discs that it turns over, those next to it
 * first; 2 pass: side; 3 over: result, black discs, white discs (empty cells, which count for the winner, not among them).
 *
 * **Score** (`Session.info()[2]`): for the side to move, in hundredths of a disc by which it wins, empty cells for the
 * winner.
 * **Line flags** of a line (`Session.multiPv`): bit 2 its value is only known not to be better than the score loss says (see
 * `Session.showLines`); bits 8-15 how sure the value is, in percent: 100 proven to the end of the game, 87 to 99 likely,
 * 0 by looking only so far ahead; bit 3 its value is that of the opening book. Its codes are the principal variation,
 * passes included.
 *
 * **Weights** (`installWeights`): the patterns, which the rungs that need weights cannot do without; the opening book,
 * without which the rungs that consult it search their openings; the patterns that own games have taught, without which rung
 * 140 has the others. Any of the files, or several one behind the other.
 */
export interface OthelloModule extends LearnedModule {}

export default function createOthello(options?: ModuleOptions): Promise<OthelloModule>;
