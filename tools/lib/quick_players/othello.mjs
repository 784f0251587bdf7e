import { playTurn } from './play_turn.mjs';

/** @typedef {import('../../../wasm/engine').Game} Game */

const PASS = 64;
/** Of cells by how far they lie from the nearest edges, 0 at the edge: corners above all, but not what lies beside them. */
const WORTH = [
  [100, -20, 10, 5],
  [-20, -50, -2, -2],
  [10, -2, 1, 1],
  [5, -2, 1, 0],
];

/** @type {import('./quick_player.mjs').QuickPlayer['play']} */
export const play = (page, { module }) => playTurn(page, module, (rules) => [quickDisc(rules)]);

/**
 * A quick but sensible action for the side to move: the disc on the best cell, of equals the first.
 * @param {Game} rules
 * @returns {number} its code
 */
export function quickDisc(rules) {
  const codes = Array.from(rules.legalActions());
  return codes.reduce((best, code) => (worthOf(code) > worthOf(best) ? code : best), codes[0] ?? -1);
}

/** @param {number} code */
function worthOf(code) {
  if (code === PASS) return 0;
  const [x = 0, y = 0] = [code % 8, Math.floor(code / 8)].map((place) => Math.min(place, 7 - place));
  return WORTH[y]?.[x] ?? 0;
}
