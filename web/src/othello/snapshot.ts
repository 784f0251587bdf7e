import type { Cell } from '../board/shape';
import type { Colour, GameSnapshot, Result, Side } from '../play/game_types';
import { discOf } from './action_code';
import { CELLS } from './cells';

/** Decoded form of the snapshot (layout: wasm/othello.d.ts). */
export interface Snapshot extends GameSnapshot {
  discs: readonly Disc[];
  /** Discs of black and of white. */
  counts: readonly [number, number];
  empties: number;
  /** Where the side to move may place a disc. */
  legal: readonly Cell[];
  /** The side to move can place nothing, and the other side can. */
  mustPass: boolean;
  /** Discs placed since the start. */
  placed: number;
  /** The cell of the disc that was placed last, `NO_CELL` before the first. */
  last: Cell;
}

export interface Disc {
  cell: Cell;
  colour: Colour;
  /** From 1, in the order in which they were placed; 0 for one that lay there when the game began. */
  number: number;
}

const HEADER = 16;
const VERSION = 1;

/** Throws a RangeError that says what is wrong with the numbers. */
export function decodeSnapshot(data: Int32Array): Snapshot {
  const [version, sideToMove = 0, result = 0, black = 0, white = 0, empties = 0, legal = 0, pass = 0] = data;
  const actions = data[8] ?? 0;
  if (version !== VERSION) throw new RangeError(`snapshot layout ${version} is not ${VERSION}`);
  const length = HEADER + CELLS + legal + actions;
  if (data.length !== length) throw new RangeError(`a snapshot of ${data.length} numbers, not ${length}`);
  const cells = data.subarray(HEADER, HEADER + CELLS);
  const codes = Array.from(data.subarray(HEADER + CELLS + legal));
  const placed = codes.map(discOf).filter((cell) => cell >= 0);
  return {
    sideToMove: sideToMove as Side,
    result: result as Result,
    discs: discsOn(cells, placed),
    counts: [black, white],
    empties,
    legal: Array.from(data.subarray(HEADER + CELLS, HEADER + CELLS + legal)),
    mustPass: pass === 1,
    placed: placed.length,
    last: placed.at(-1) ?? -1,
  };
}

/** Cells hold 0 nothing, 1 black, 2 white. */
function discsOn(cells: Int32Array, placed: readonly Cell[]): Disc[] {
  const numbers = new Map(placed.map((cell, index) => [cell, index + 1]));
  return Array.from(cells).flatMap((content, cell): Disc[] =>
    content === 0 ? [] : [{ cell, colour: (content - 1) as Colour, number: numbers.get(cell) ?? 0 }],
  );
}

export function discAt({ discs }: Snapshot, cell: Cell): Disc | null {
  return discs.find((disc) => disc.cell === cell) ?? null;
}

/** By how many discs black is ahead; once a game is over, empty cells count for the winner. */
export function leadOf({ counts: [black, white], empties, result }: Snapshot): number {
  const lead = black - white;
  return result === 0 ? lead : lead + Math.sign(lead) * empties;
}
