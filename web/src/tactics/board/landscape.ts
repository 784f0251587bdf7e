import { BOARD_SIZE, type Cell, columnOf, rowOf } from '../rules/cells.ts';

/** Which cells of a map are grown over; all others are sand. It says nothing about the rules. */
export type Landscape = ReadonlySet<Cell>;

/** Nothing but sand. */
export const BARE: Landscape = new Set();

/** The rows of the map in a position's text (engine's notation). */
const FIRST_ROW = 2;
/** Cells from one height of the growth to the next. */
const SPREAD = 3;

/**
 * The landscape of a battle, a pure function of the map it began on and so of the map's seed; `start` is the text of the
 * position. Some maps are nearly bare, some nearly all meadow; growth comes in patches.
 */
export function landscapeOf(start: string): Landscape {
  const rows = start.split('\n').slice(FIRST_ROW, FIRST_ROW + BOARD_SIZE);
  let seed = 0x811c9dc5;
  for (const letter of rows.join('')) seed = Math.imul(seed ^ letter.charCodeAt(0), 0x01000193);
  const bare = 0.2 + 0.6 * noise(seed, 99, 99);
  const cells = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, cell) => cell);
  return new Set(
    cells.filter((cell) => heightAt(seed, columnOf(cell) / SPREAD, rowOf(cell) / SPREAD) > bare),
  );
}

/** Smooth heights of 0-1 between the corners of a coarse lattice. */
function heightAt(seed: number, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const across = x - left;
  const down = y - top;
  const above = noise(seed, left, top) * (1 - across) + noise(seed, left + 1, top) * across;
  const below = noise(seed, left, top + 1) * (1 - across) + noise(seed, left + 1, top + 1) * across;
  return above * (1 - down) + below * down;
}

/** A number of 0-1 for each corner of the lattice, the same everywhere. */
function noise(seed: number, x: number, y: number): number {
  let mixed = Math.imul(seed ^ Math.imul(x + 1, 0x27d4eb2d) ^ Math.imul(y + 1, 0x165667b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
