import { runnerImport } from 'vite';
import { inRoot } from '../paths.mjs';

/**
 * The page's own code that fits an opponent to a player.
 * @typedef {typeof import('../../../web/src/fit/rating')
 *   & typeof import('../../../web/src/fit/fair_fight')} FitCode
 */

/**
 * Loads it as it is shipped: compiled from the page's sources.
 * @returns {Promise<FitCode>}
 */
export async function loadFitCode() {
  const parts = ['rating', 'fair_fight'].map(async (name) => {
    const path = inRoot('web', 'src', 'fit', `${name}.ts`);
    const { module } = await runnerImport(path, { configFile: false, logLevel: 'silent' });
    return module;
  });
  return Object.assign({}, ...(await Promise.all(parts)));
}
