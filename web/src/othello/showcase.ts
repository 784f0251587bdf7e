import type { Cell } from '../board/shape';
import { showcaseOf } from '../boardgame/showcase';
import { cellAt, SHAPE } from './cells';
import { discEvents, snapshotData } from './snapshot_data';

/**
 * A short game for the board on the home screen: the shortest there is, at whose end no white disc is left. Each move is
 * a cell, then the cells whose discs it turns over.
 */
const MOVES = [
  'f5 e5',
  'd6 d5',
  'c5 d5',
  'f4 e4 e5',
  'e7 d6',
  'f6 f5',
  'g5 f5 f6 e5',
  'e6 e5',
  'e3 d4 e4 f4 e5 e6',
].map((move) => move.split(' ').map(readCell));

/** The discs that a game begins with. */
const START: readonly (readonly [Cell, number])[] = [
  [readCell('d4'), 2],
  [readCell('e4'), 1],
  [readCell('d5'), 1],
  [readCell('e5'), 2],
];

function readCell(name: string): Cell {
  return cellAt(name.charCodeAt(0) - 0x61, Number(name[1]) - 1);
}

/** The board after so many moves: 1 black, 2 white, by cells. */
function boardAfter(length: number): Map<Cell, number> {
  const turns = MOVES.slice(0, length);
  return new Map([
    ...START,
    ...turns.flatMap((cells, turn) => cells.map((cell) => [cell, 1 + (turn % 2)] as const)),
  ]);
}

const CELLS_PLACED = MOVES.map(([cell = 0]) => cell);

export const SHOWCASE = showcaseOf({
  shape: SHAPE,
  actions: CELLS_PLACED,
  begun: 2,
  snapshot: (length) =>
    snapshotData({
      board: boardAfter(length),
      placed: CELLS_PLACED.slice(0, length),
      over: length === MOVES.length,
    }),
  events: (length) => discEvents(MOVES[length - 1] ?? [], (length - 1) % 2),
});
