import type { Game, ModuleOptions, PackedModule, SolitaryModule } from './engine';

/**
 * The 2048 module. Layouts, all of 32-bit integers:
 *
 * **Cell**: `4 * y + x`, x to the right and y downwards from 0. **Rank** of a tile: its binary logarithm (1 is 2, 11 is
 * 2048, 17 is 131072, the largest there can be); 0 is an empty cell. **Direction**: 0 up, 1 right, 2 down, 3 left.
 *
 * **Action code**: a slide is its direction; a new tile is `4 + 2 * cell`, one more for a 4 instead of a 2. In text: `up`,
 * `right`, `down`, `left`, and `c2=4` (columns a-d from the left, rows 1-4 from the bottom).
 *
 * **Modes**: in `chance`, which `start` begins, a slide brings the new tile as well, and the first side is always to move.
 * The seed decides the tiles: the same seed brings the same values, on the same of the empty cells by number, whatever is
 * played. In `adversary`, which `startAdversary` begins, the first side slides and the second places a 2 or a 4 on any
 * empty cell. The game is over when nothing slides: the first side has won if it made 2048 (the game goes on after it),
 * else lost.
 *
 * **Position text**, which `load` accepts and `text` gives (any white space between words):
 * `twenty48 1 MODE seed N moves N score N PHASE`, sixteen tiles row by row (`2` ... `131072`, `.` for an empty cell), `end`,
 * with MODE `chance` or `adversary` and PHASE, what is to be done, `slide` or `place`.
 *
 * **Snapshot**: 16 integers of header, then the ranks of the 16 cells.
 * Header: [0] layout version (1), [1] mode 0 chance / 1 adversary, [2] phase 0 slide / 1 place, [3] result 0 playing /
 * 1 over with 2048 / 2 over without, [4] score, [5] slides so far, [6] 1 once there is a 2048 or more, [7] rank of the
 * largest tile, [8] legal slides, one bit a direction, [9] side to move, [10]-[15] zero.
 *
 * **Events** `[kind, n, ...payload]`: 1 slide: from cell, to cell, rank of the tile before it merges; 2 merge, after the
 * slide of the tile that comes to it: cell, new rank, points; 3 new tile: cell, rank; 4 milestone, the first tile of a rank
 * from 11 on: rank; 5 over: result, score. All slides of one action happen at the same time.
 *
 * **Score** (`Session.info()[2]`): for the side to move. Rung 10: points of the slide. From rung 20 on the evaluation in
 * thousandths of its unit; from rung 30 on, 10000 or less above -1000000000 is a loss in that many plies, if the tiles come
 * as badly as they can; from rung 80 on the expected value of rows; from rung 120 on the points still to be won.
 * **Line flags** of a line (`Session.multiPv`): bit 1 it loses, if the tiles come as badly as they can; bit 2 its value is
 * only known not to be better than the score loss says (see `Session.showLines`); bits 8-23 the number of plies until then.
 * Its codes are slides and, in both modes, the new tiles that are expected between them.
 */
export interface Twenty48Game extends Game {
  /** Starts the game of `seed` in mode adversary, with the same two tiles as `start`. */
  startAdversary(seed: number): string;
}

/**
 * **Three plates** (seed article 004): the first side chooses a plate, the second hands over two of its three notes, the
 * first keeps one. Nodes of the tree: 0 the root, 1-3 the plates, 4-12 the pairs of notes (of each plate the first and the
 * second, the first and the third, the last two), 13-30 the notes kept, the leaves; in order.
 */
export interface Twenty48Module extends PackedModule, SolitaryModule {
  Game: new () => Twenty48Game;
  /** Values of the nine notes, plate by plate. */
  platesNotes(): Int32Array;
  /**
   * The search of the tree by the engine, with or without pruning: steps of five integers `[kind, node, value, alpha,
   * beta]`, all from the first side's point of view. Kind: 1 enters a node, 2 looks at a leaf, 3 takes the value of a child
   * (value is the best so far), 4 leaves the node with its value. A bound that is open is 1000000001 or its negative.
   */
  platesSearch(prunes: boolean): Int32Array;
}

export default function createTwenty48(options?: ModuleOptions): Promise<Twenty48Module>;
