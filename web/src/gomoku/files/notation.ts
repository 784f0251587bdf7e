/**
 * Actions in words, as the engine writes them: `h8` (columns a-t from the left, rows 1-20 from the bottom), and the
 * choices of swap2. Codes are laid out in `wasm/gomoku.d.ts`.
 */

export const SMALLEST_BOARD = 9;
export const LARGEST_BOARD = 20;

/** Codes from here on are choices, not cells. */
const FIRST_CHOICE = LARGEST_BOARD * LARGEST_BOARD;
const CHOICES = ['black', 'white', 'two'] as const;

/** What a side does in swap2 besides placing stones. */
export type Choice = (typeof CHOICES)[number];

export function isBoardSize(size: number): boolean {
  return Number.isInteger(size) && size >= SMALLEST_BOARD && size <= LARGEST_BOARD;
}

/** The code of a point, `x` to the right and `y` downwards from 0; null beside the board. */
export function cellAt(x: number, y: number, size: number): number | null {
  const inside = [x, y].every((place) => Number.isInteger(place) && place >= 0 && place < size);
  return inside ? LARGEST_BOARD * y + x : null;
}

export function xOf(cell: number): number {
  return cell % LARGEST_BOARD;
}

export function yOf(cell: number): number {
  return Math.floor(cell / LARGEST_BOARD);
}

export function isStone(code: number): boolean {
  return code < FIRST_CHOICE;
}

/** The choice that a code stands for, null for a stone. */
export function choiceOf(code: number): Choice | null {
  return CHOICES[code - FIRST_CHOICE] ?? null;
}

/** The code of a choice's name, null for any other text. */
export function readChoice(name: string): number | null {
  const place = (CHOICES as readonly string[]).indexOf(name);
  return place < 0 ? null : FIRST_CHOICE + place;
}

export function writeAction(code: number, size: number): string {
  return choiceOf(code) ?? `${String.fromCharCode(0x61 + xOf(code))}${size - yOf(code)}`;
}

/** The code of `h8`; null for what is no point of such a board. */
export function readCell(text: string, size: number): number | null {
  const parts = /^([a-t])([1-9]\d?)$/i.exec(text);
  if (parts === null) return null;
  const [, column = '', row = ''] = parts;
  return cellAt(column.toLowerCase().charCodeAt(0) - 0x61, size - Number(row), size);
}
