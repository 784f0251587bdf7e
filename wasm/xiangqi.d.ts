import type { LearnedModule, ModuleOptions } from './engine';

/**
 * The Xiangqi module. Layouts, all of 32-bit integers:
 *
 * **Cell**: `9 * rank + file`, files from Red's left and ranks from Red's side, from 0. **Side**: 0 first, which is Red, 1
 * second, Black. **Piece**: 0 general, 1 advisor, 2 elephant, 3 horse, 4 chariot, 5 cannon, 6 soldier of Red, 7 to 13 the same
 * of Black.
 *
 * **Action code**: `128 * from + to`. In text: ICCS, `h2e2` (files a-i from Red's left, ranks 0-9 from Red's side).
 *
 * **Position text**, which `load` accepts and `text` gives (any white space between words):
 * `xiangqi 1 start START moves h2e2 h9g7 ... end` with START `standard` or a FEN of six words; before `moves` there may be
 * `limit N`, the plies without a capture after which the game is drawn (120; 0 for never). `start(0)` is the usual start, any
 * other seed an opening of up to six quiet plies.
 *
 * **Rule**: 0 none, 1 checkmate, 2 stalemate (lost as well), 3 perpetual check, 4 perpetual chase, 5 repetition, 6 both check,
 * 7 both chase, 8 no capture. **Verdict**, four integers: result (0 playing, 1 first won, 2 second won, 3 draw), rule, the
 * first ply that counts, the cell of the piece that is chased or -1.
 *
 * **Snapshot**: 24 integers of header, then the 90 cells (0 empty, else the piece + 1), the codes of the legal moves, the codes
 * of the moves that were played, and for each of these what it took (0 or the piece + 1).
 * Header: [0] layout version (1), [1] side to move, [2] 1 where it is in check, [3] plies without a capture that count, [4] the
 * limit of them, [5] number of legal moves, [6] number of moves played, [7] code of the last one, -1 before the first, [8] how
 * often the position has stood on the board since the last capture, [9] side that began, [10] number of the first move,
 * [11]-[14] the verdict, [15]-[18] the verdict if the same moves led to the position once more (0 where it stands for the first
 * time), [19]-[23] zero.
 *
 * **Events** `[kind, n, ...payload]`: 1 move: from, to, the piece, the piece that it takes or -1, 1 where it checks; 2 warning,
 * where the position has come a second time: the verdict of the third; 3 over: the verdict.
 *
 * **Score** (`Session.info()[2]`): for the side to move, in hundredths of a soldier; from 999990000 on a forced win in
 * `1000000000 - score` plies, below its negative a forced loss.
 * **Line flags** of a line (`Session.multiPv`): bit 0 it wins by force, bit 1 it loses by force, bit 2 its value is only
 * known not to be better than the score loss says (see `Session.showLines`); bit 3 it is from the opening book; bits 8-23
 * the number of plies until then. Its codes are the principal variation.
 *
 * **Weights** (`installWeights`): the network of the rungs from 160 on.
 */
export interface XiangqiModule extends LearnedModule {}

export default function createXiangqi(options?: ModuleOptions): Promise<XiangqiModule>;
