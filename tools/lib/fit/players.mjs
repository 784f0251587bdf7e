import { createHash } from 'node:crypto';

/**
 * A simulated player, who plays as a rung with extra blur.
 * @typedef {object} Player
 * @property {Kind} kind
 * @property {number} number from 0
 * @property {number} elo at the beginning
 * @property {number} growth Elo won with each game
 * @property {number} tilt Elo lost for a game after one that was lost
 *
 * @typedef {'steady' | 'learner' | 'tilter'} Kind
 */

/** Players take turns in being of these kinds. */
export const KINDS = /** @type {const} */ (['steady', 'learner', 'tilter']);

/** What a learner wins with each game, and what the last defeat costs a tilter, in Elo. */
const GROWTH = 2.5;
const TILT = 100;

/**
 * Players spread evenly over a scale.
 * @param {number} count
 * @param {number} seed
 * @param {import('../../../web/src/fit/strengths').Strengths} strengths
 * @returns {Player[]}
 */
export function playersOn(strengths, count, seed) {
  const heights = strengths.map(({ elo }) => elo);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return Array.from({ length: count }, (_, number) => {
    const kind = KINDS[number % KINDS.length] ?? 'steady';
    return {
      kind,
      number,
      elo: low + (high - low) * draw(seed, 'elo', number),
      growth: kind === 'learner' ? GROWTH : 0,
      tilt: kind === 'tilter' ? TILT : 0,
    };
  });
}

/**
 * How strong a player is in a game.
 * @param {Player} player
 * @param {number} games played before
 * @param {boolean} hasLost the last of them
 */
export function eloInGame({ elo, growth, tilt }, games, hasLost) {
  return elo + growth * games - (hasLost ? tilt : 0);
}

/**
 * A number from 0 to 1 that depends on nothing but what it is asked by.
 * @param {...(number | string)} what
 */
export function draw(...what) {
  return createHash('sha256').update(JSON.stringify(what)).digest().readUInt32BE() / 2 ** 32;
}
