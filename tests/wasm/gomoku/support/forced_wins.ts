/**
 * A solver of its own for forced wins in freestyle Gomoku, independent of the engine: slow, plain and exhaustive. A
 * stone more never harms its owner there, so a move that would not win if the opponent passed does not win at all.
 */

export type Stone = 'black' | 'white';

/** What an attack may consist of: fours alone, whose answers are forced, or quiet moves too. */
export type Means = 'fours' | 'all';

/** Steps along the lines of the board. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/**
 * A board as the places where five in a row can be made: every five points in a line, and how many stones of each
 * colour stand on them. Points are numbered by rows from the top left.
 */
export class Board {
  private readonly stones: (Stone | null)[];
  private readonly fiveRows: readonly (readonly number[])[];
  /** Numbers of the rows through each point. */
  private readonly rowsAt: readonly (readonly number[])[];
  private readonly counts: Record<Stone, Int8Array>;

  constructor(readonly size: number) {
    this.stones = Array(size * size).fill(null);
    this.fiveRows = fiveRowsOf(size);
    this.rowsAt = this.stones.map((_, point) =>
      this.fiveRows.flatMap((row, number) => (row.includes(point) ? [number] : [])),
    );
    const counts = () => new Int8Array(this.fiveRows.length);
    this.counts = { black: counts(), white: counts() };
  }

  /** The stones placed in turn, black first; cells as `20 * y + x`. */
  static after(size: number, cells: readonly number[]): Board {
    const board = new Board(size);
    cells.forEach((cell, turn) => {
      board.put(Math.floor(cell / 20) * size + (cell % 20), turn % 2 === 0 ? 'black' : 'white');
    });
    return board;
  }

  /** A point of this board as `20 * y + x`. */
  cellOf(point: number): number {
    return Math.floor(point / this.size) * 20 + (point % this.size);
  }

  /** Places a stone on an empty point, or with null takes one away. */
  put(point: number, stone: Stone | null): void {
    const changed = stone ?? this.stones[point];
    if (changed === null || changed === undefined) return;
    for (const row of this.rowsAt[point]!) this.counts[changed][row]! += stone === null ? -1 : 1;
    this.stones[point] = stone;
  }

  empties(): number[] {
    return this.stones.flatMap((stone, point) => (stone === null ? [point] : []));
  }

  /** Empty points that make five in a row, or more, for `owner`. */
  fives(owner: Stone): number[] {
    return this.growing(owner, 4);
  }

  /** Empty points of five in a line that hold so many stones of `owner` or more, and none of the other. */
  growing(owner: Stone, least: number): number[] {
    const own = this.counts[owner];
    const other = this.counts[opponentOf(owner)];
    const points = new Set<number>();
    for (let row = 0; row < own.length; row++) {
      if (own[row]! < least || other[row] !== 0) continue;
      for (const point of this.fiveRows[row]!) if (this.stones[point] === null) points.add(point);
    }
    return [...points];
  }
}

/** All five points in a line, of a board of `size`. */
function fiveRowsOf(size: number): number[][] {
  const inside = (place: number) => place >= 0 && place < size;
  const rows: number[][] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (const [dx, dy] of DIRECTIONS)
        if (inside(x + 4 * dx) && inside(y + 4 * dy))
          rows.push([0, 1, 2, 3, 4].map((step) => (y + step * dy) * size + x + step * dx));
  return rows;
}

export const opponentOf = (stone: Stone): Stone => (stone === 'black' ? 'white' : 'black');

/** The moves of `attacker` after which it has five in a row at the latest `plies` plies from now, its own included. */
export function winningMoves(board: Board, attacker: Stone, plies: number, means: Means): number[] {
  const fives = board.fives(attacker);
  if (fives.length > 0) return fives;
  return candidates(board, attacker, plies, means).filter((point) =>
    forces(board, point, attacker, plies, means),
  );
}

/** Plies to the shortest forced win of `attacker`, both sides' counted; null if there is none within `most`. */
export function shortestWin(board: Board, attacker: Stone, most: number, means: Means): number | null {
  for (let plies = 1; plies <= most; plies += 2) if (wins(board, attacker, plies, means)) return plies;
  return null;
}

function wins(board: Board, attacker: Stone, plies: number, means: Means): boolean {
  if (plies < 1) return false;
  if (board.fives(attacker).length > 0) return true;
  return (
    plies >= 3 &&
    candidates(board, attacker, plies, means).some((point) => forces(board, point, attacker, plies, means))
  );
}

/**
 * Where a five of the opponent must be stopped, there. Else what makes a four, or with quiet moves what helps a row
 * along: with five plies left a stone that the next one makes two fours of, so there are two already.
 */
function candidates(board: Board, attacker: Stone, plies: number, means: Means): number[] {
  const threats = board.fives(opponentOf(attacker));
  if (threats.length > 1) return [];
  if (threats.length === 1) return threats;
  if (means === 'fours' || plies < 5) return board.growing(attacker, 3);
  return board.growing(attacker, plies === 5 ? 2 : 1);
}

function forces(board: Board, point: number, attacker: Stone, plies: number, means: Means): boolean {
  board.put(point, attacker);
  const result = holds(board, attacker, plies, means);
  board.put(point, null);
  return result;
}

/** Whether the opponent, to move, cannot escape five in a row. It has no five of its own. */
function holds(board: Board, attacker: Stone, plies: number, means: Means): boolean {
  const fives = board.fives(attacker);
  if (fives.length > 1) return plies >= 3;
  if (fives.length === 1) return winsAfter(board, fives[0]!, attacker, plies, means);
  if (means === 'fours' || plies < 5 || !wins(board, attacker, plies - 2, means)) return false;
  return board.empties().every((reply) => winsAfter(board, reply, attacker, plies, means));
}

function winsAfter(board: Board, reply: number, attacker: Stone, plies: number, means: Means): boolean {
  board.put(reply, opponentOf(attacker));
  const result = wins(board, attacker, plies - 2, means);
  board.put(reply, null);
  return result;
}
