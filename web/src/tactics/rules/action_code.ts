import type { Cell, Direction } from './cells';

/** The code of the action that ends the turn. */
export const END_TURN = 255;

/** A unit goes to `cell` (its own to stay) and then strikes in `direction` (0 for no strike). */
export interface UnitAction {
  unit: number;
  cell: Cell;
  direction: Direction;
}

export function packAction({ unit, cell, direction }: UnitAction): number {
  return unit | (cell << 8) | (direction << 16);
}

/** The parts of an action code, or null when it ends the turn or is no action at all. */
export function unpackAction(code: number): UnitAction | null {
  if (code < 0 || code === END_TURN) return null;
  return { unit: code & 0xff, cell: (code >> 8) & 0xff, direction: ((code >> 16) & 0xff) as Direction };
}
