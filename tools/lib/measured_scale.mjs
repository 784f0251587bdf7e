import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

/**
 * What `forethought strengths` keeps with `--save`: see engine/cli/measurement_file.h.
 * @typedef {object} MeasuredScale
 * @property {{ rung: number, name: string, signature: string }[]} rungs in ascending order
 * @property {(import('../../web/src/fit/strengths').Strength & { games: number })[]} strengths ascending by rung, then
 *   by blur
 * @property {import('./measured_ladder.mjs').Match[]} measurements
 */

/**
 * A game's measured scale of strengths; null where it has none.
 * @param {string} game
 * @returns {MeasuredScale | null}
 */
export function readMeasuredScale(game) {
  const path = inRoot('engine', game, 'data', 'strengths.json');
  return existsSync(path) ? parseMeasuredScale(readFileSync(path, 'utf8'), path) : null;
}

/**
 * @param {string} text
 * @param {string} path for messages
 * @returns {MeasuredScale}
 */
export function parseMeasuredScale(text, path) {
  try {
    const { rungs, strengths, measurements } = JSON.parse(text);
    if ([rungs, strengths, measurements].every((list) => Array.isArray(list) && list.length > 0))
      return { rungs, strengths, measurements };
  } catch {
    // Said below.
  }
  throw new Failure(
    `${path} is not a file of strengths, or one that is not ready: \`forethought strengths --save\` writes them.`,
  );
}
