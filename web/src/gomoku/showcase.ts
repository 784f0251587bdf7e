import { showcaseOf } from '../boardgame/showcase';
import { cellAt, shapeOf } from './cells';
import { type StoneData, snapshotData, stoneEvents } from './snapshot_data';

/** A short game for the board on the home screen, written by hand: black wins with its fifth stone in a row. */

const SIZE = 9;

const MOVES: readonly (readonly [number, number])[] = [
  [4, 4],
  [5, 3],
  [4, 3],
  [4, 5],
  [3, 4],
  [5, 4],
  [3, 5],
  [5, 5],
  [5, 2],
  [5, 6],
  [5, 7],
  [3, 3],
  [2, 5],
  [1, 6],
  [6, 1],
];

/** Cells of the stones, in their order. */
const STONES = MOVES.map(([x, y]) => cellAt(x, y));

/** The diagonal that wins. */
const ROW = [2, 3, 4, 5, 6].map((x) => cellAt(x, 7 - x));

/** The board with the first `length` stones. */
function boardAfter(length: number): StoneData {
  return { size: SIZE, stones: STONES.slice(0, length), row: length === STONES.length ? ROW : [] };
}

export const SHOWCASE = showcaseOf({
  shape: shapeOf(SIZE),
  actions: STONES,
  begun: 3,
  snapshot: (length) => snapshotData(boardAfter(length)),
  events: (length) => stoneEvents(boardAfter(length)),
});
