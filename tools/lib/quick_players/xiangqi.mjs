import { playTurn } from './play_turn.mjs';

/** @typedef {import('../../../wasm/engine').Game} Game */

/** Worth of what is taken, by the engine's kinds: general, advisor, elephant, horse, chariot, cannon, soldier. */
const WORTH = [1000, 20, 20, 40, 90, 45, 10];
/** Where a snapshot's points begin (wasm/xiangqi.d.ts). */
const POINTS = 24;

/** @type {import('./quick_player.mjs').QuickPlayer['play']} */
export const play = (page, { module }) => playTurn(page, module, (rules) => [quickMove(rules)]);

/**
 * A quick but sensible action for the side to move: the dearest capture, else one of the moves in turn, so that no
 * position comes again at once.
 * @param {Game} rules
 * @returns {number} its code
 */
export function quickMove(rules) {
  const codes = Array.from(rules.legalActions());
  const points = rules.snapshot().subarray(POINTS);
  const worthOf = (/** @type {number} */ code) => {
    const taken = points[code % 128] ?? 0;
    return taken === 0 ? 0 : (WORTH[(taken - 1) % WORTH.length] ?? 0);
  };
  const usual = codes[(7 * rules.length()) % codes.length] ?? -1;
  return codes.reduce((best, code) => (worthOf(code) > worthOf(best) ? code : best), usual);
}
