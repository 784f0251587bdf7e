import { playTurn } from './play_turn.mjs';

/** @typedef {import('../../../wasm/engine').Game} Game */

/** Where things stand in snapshots (wasm/gomoku.d.ts). */
const SIZE = 1;
const COLOUR = 5;
const STONES = 9;
const HEADER = 16;
/** From one row's cell to the next row's. */
const STRIDE = 20;

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];
const FIVE = [0, 1, 2, 3, 4];

/** @type {import('./quick_player.mjs').QuickPlayer['play']} */
export const play = (page, { module }) => playTurn(page, module, (rules) => [quickStone(rules)]);

/**
 * A quick but sensible action for the side to move: the stone that fills the fullest stretch of five cells, its own
 * sooner than one that it spoils, in the middle sooner than at the edge; of the choices of swap2 the first.
 * @param {Game} rules
 * @returns {number} its code
 */
export function quickStone(rules) {
  const snapshot = rules.snapshot();
  const size = snapshot[SIZE] ?? 0;
  const own = snapshot[COLOUR] ?? 0;
  const stones = snapshot.subarray(HEADER, HEADER + (snapshot[STONES] ?? 0));
  /** @type {Map<number, number>} */
  const colours = new Map(Array.from(stones, (cell, index) => [cell, index % 2]));
  const codes = Array.from(rules.legalActions());
  if ((codes[0] ?? 0) >= STRIDE * STRIDE) return codes[0] ?? -1;
  const worth = (/** @type {number} */ cell) => worthOf(cell, size, own, colours);
  return codes.reduce((best, code) => (worth(code) > worth(best) ? code : best));
}

/**
 * @param {number} cell
 * @param {number} size of the board
 * @param {number} own colour
 * @param {Map<number, number>} colours of the stones, by their cells
 */
function worthOf(cell, size, own, colours) {
  const [x, y] = [cell % STRIDE, Math.floor(cell / STRIDE)];
  const middle = (size - 1) / 2;
  let worth = -0.01 * (Math.abs(x - middle) + Math.abs(y - middle));
  for (const [dx = 0, dy = 0] of DIRECTIONS) {
    for (const back of FIVE) {
      const inside = (/** @type {number} */ place) => place >= 0 && place < size;
      const stretch = FIVE.map((step) => [x + (step - back) * dx, y + (step - back) * dy]);
      if (!stretch.every((place) => place.every(inside))) continue;
      const seen = stretch
        .map(([a = 0, b = 0]) => colours.get(STRIDE * b + a))
        .filter((c) => c !== undefined);
      if (new Set(seen).size === 1) worth += 10 ** seen.length * (seen[0] === own ? 2 : 1);
    }
  }
  return worth;
}
