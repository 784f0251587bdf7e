import type { Cell } from '../board/shape';
import type { Colour, GameSnapshot, Result, Side } from '../play/game_types';
import { OPENINGS, RULES } from './parameters';
import type { Setup } from './setup';

/** Decoded form of the snapshot (layout: wasm/gomoku.d.ts). */

/** Where the opening stands. */
export const Phase = { playing: 0, placingThree: 1, choosing: 2, placingTwo: 3, deciding: 4 } as const;
export type Phase = (typeof Phase)[keyof typeof Phase];

export const Reason = { none: 0, five: 1, full: 2, forbidden: 3 } as const;
export type Reason = (typeof Reason)[keyof typeof Reason];

export interface Stone {
  cell: Cell;
  colour: Colour;
  /** From 1, in the order in which they were placed. */
  number: number;
}

export interface Snapshot extends GameSnapshot, Setup {
  phase: Phase;
  /** Colour of the next stone. */
  colour: Colour;
  /** Side that plays black, once the colours are taken. */
  black: Side;
  reason: Reason;
  stones: readonly Stone[];
  /** Cells of the rows that have won. */
  row: readonly Cell[];
  /** Cells forbidden to the side to move. */
  forbidden: readonly Cell[];
}

const HEADER = 16;
const VERSION = 1;

/** Throws a RangeError that says what is wrong with the numbers. */
export function decodeSnapshot(data: Int32Array): Snapshot {
  const [version, size = 0, rule = -1, opening = -1, phase = 0, colour = 0, black = 0, result = 0] = data;
  const [reason = 0, stones = 0, row = 0, forbidden = 0, sideToMove = 0] = data.subarray(8);
  if (version !== VERSION) throw new RangeError(`snapshot layout ${version} is not ${VERSION}`);
  const length = HEADER + stones + row + forbidden;
  if (data.length !== length) throw new RangeError(`a snapshot of ${data.length} numbers, not ${length}`);
  const ruleName = RULES[rule];
  const openingName = OPENINGS[opening];
  if (ruleName === undefined || openingName === undefined) {
    throw new RangeError(`there is no rule ${rule} with opening ${opening}`);
  }
  const cells = Array.from(data.subarray(HEADER));
  return {
    size,
    rule: ruleName,
    opening: openingName,
    phase: phase as Phase,
    colour: colour as Colour,
    black: black as Side,
    result: result as Result,
    reason: reason as Reason,
    sideToMove: sideToMove as Side,
    stones: cells
      .slice(0, stones)
      .map((cell, index) => ({ cell, colour: (index % 2) as Colour, number: index + 1 })),
    row: cells.slice(stones, stones + row),
    forbidden: cells.slice(stones + row),
  };
}

/** Whether the sides know who plays which colour. */
export function coloursTaken({ opening, phase }: Snapshot): boolean {
  return opening === 'free' || phase === Phase.playing;
}

/** The colour a side plays; null while the colours are not taken. */
export function colourOfSide(snapshot: Snapshot, side: Side): Colour | null {
  if (!coloursTaken(snapshot)) return null;
  return side === snapshot.black ? 0 : 1;
}

export function stoneOn(snapshot: Snapshot, cell: Cell): Stone | null {
  return snapshot.stones.find((stone) => stone.cell === cell) ?? null;
}
