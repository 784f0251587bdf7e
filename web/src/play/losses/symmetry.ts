import type { Action } from '../game_types';

/**
 * A way to turn or mirror a board onto itself, on the codes of actions; those without a place stay what they are. The
 * moves of a game that are all put through one are a game again, with the same worth.
 */
export interface Symmetry<Setup extends object = object> {
  turn(action: Action, setup: Setup): Action;
}

/** What a symmetry does to a place of a board, `lastX` and `lastY` being the numbers of its last column and row. */
export type PlaceTurn = (
  x: number,
  y: number,
  lastX: number,
  lastY: number,
) => readonly [x: number, y: number];

/** The two of a board with a left and a right. */
export const MIRROR_TURNS: readonly PlaceTurn[] = [(x, y) => [x, y], (x, y, lastX) => [lastX - x, y]];

/** The eight of a square board. */
export const SQUARE_TURNS: readonly PlaceTurn[] = [
  ...MIRROR_TURNS,
  (x, y, _, lastY) => [lastY - y, x],
  (x, y, lastX, lastY) => [lastX - x, lastY - y],
  (x, y, lastX) => [y, lastX - x],
  (x, y, _, lastY) => [x, lastY - y],
  (x, y) => [y, x],
  (x, y, lastX, lastY) => [lastY - y, lastX - x],
];
