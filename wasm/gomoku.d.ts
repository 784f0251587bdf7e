import type { EngineModule, ModuleOptions } from './engine';

/**
 * The Gomoku module. Layouts, all of 32-bit integers:
 *
 * **Cell**: `20 * y + x`, x to the right and y downwards from 0, whatever the size of the board.
 * **Colour**: 0 black, 1 white. **Side**: 0 first, 1 second; who plays which colour is in the snapshot.
 *
 * **Action code**: the cell of a stone (0-399), or a choice of swap2: 400 take black, 401 take white, 402 place two
 * more stones. In text: `h8` (columns a-t from the left, rows 1-20 from the bottom), `black`, `white`, `two`.
 *
 * **Position text**, which `load` accepts and `text` gives (any white space between words):
 * `gomoku 1 board SIZE RULE OPENING moves h8 i9 ... end` with SIZE 9-20, RULE `freestyle`, `standard` or `renju`,
 * OPENING `free` or `swap2`. `start(0)` is `board 15 freestyle free`; any other seed is a balanced opening.
 *
 * **Snapshot**: 16 integers of header, then the cells of the stones in the order in which they were placed (black,
 * white, black, ...), the cells of the winning rows, the cells forbidden to the side to move.
 * Header: [0] layout version (1), [1] size of the board, [2] rule 0 freestyle / 1 standard / 2 renju, [3] opening
 * 0 free / 1 swap2, [4] phase 0 playing / 1 the first three stones / 2 the second side takes a colour or places two
 * more / 3 two more stones / 4 the first side takes a colour, [5] colour of the next stone, [6] side that plays black
 * (once the colours are taken), [7] result 0 playing / 1 first won / 2 second won / 3 draw, [8] reason 0 none / 1 five
 * in a row / 2 the board is full / 3 every cell is forbidden, [9] number of stones, [10] number of cells of winning
 * rows, [11] number of forbidden cells, [12] side to move, [13]-[15] zero.
 *
 * **Events** `[kind, n, ...payload]`: 1 stone: cell, colour, number from 1; 2 choice: side, action code;
 * 3 over: result, reason, then the cells of the winning rows.
 *
 * **Score** (`Session.info()[2]`): for the side to move, in the unit of the evaluation; from 999990000 on a forced win
 * in `1000000000 - score` plies, below its negative a forced loss.
 * **Line flags** of a line (`Session.multiPv`): bit 0 it wins by force, bit 1 it loses by force, bit 2 its value is only
 * known not to be better than the score loss says (see `Session.showLines`); bit 3 it is from the opening book; bits 8-23
 * the number of plies until then. Its codes are the principal variation.
 */
export interface GomokuModule extends EngineModule {}

export default function createGomoku(options?: ModuleOptions): Promise<GomokuModule>;
