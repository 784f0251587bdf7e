/**
 * The player in a bench of the page, GAME.mjs for every game: quick, but sensible enough for a game to last.
 * @typedef {object} QuickPlayer
 * @property {(page: import('playwright-core').Page, bench: Bench) => Promise<void>} play
 *   plays from the moment when the player is to move until the opponent is, or for longer where the engine plays alone
 */

/**
 * @typedef {object} Bench
 * @property {import('../../../wasm/engine').EngineModule} module the page's engine under Node
 * @property {number} actions of the opponent that are to be seen in all
 */

/**
 * @param {string} game
 * @returns {Promise<QuickPlayer>}
 */
export function quickPlayer(game) {
  return import(`./${game}.mjs`);
}
