import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

/** @typedef {import('./measured_ladder.mjs').Match} Match */

/**
 * What `forethought strengths` and `robin` keep with `--save`: see engine/cli/measurement_file.h.
 * @template Place
 * @template [Measurement=Match]
 * @typedef {object} Scale
 * @property {{ rung: number, name: string, signature: string }[]} rungs in ascending order
 * @property {Place[]} strengths
 * @property {Measurement[]} measurements
 */

/**
 * Opponents as they are on the page, ascending by rung, then by blur.
 * @typedef {Scale<import('../../web/src/fit/strengths').Strength & { games: number }>} MeasuredScale
 *
 * The rungs as they are, the best first: on a scale of Elo, or where there is no opponent by their points on the same tiles.
 * @typedef {Scale<{ rung: number, elo: number, elo95: [number, number], points: number, games: number }
 *   | { rung: number, mean_score: number, error: number, games: number }, Match | Comparison>} MeasuredRoundRobin
 *
 * Two rungs that play by themselves: the share of all pairs of games in which `a` has more points.
 * @typedef {{ a: number, b: number, share: number, games: number, nodes_a_move: number, ms_a_move: number, seed: number,
 *   date: string, commit: string }} Comparison
 */

/**
 * A game's measured scale of strengths; null where it has none.
 * @param {string} game
 * @returns {MeasuredScale | null}
 */
export function readMeasuredScale(game) {
  return readScale(game, 'strengths');
}

/**
 * What a game's rungs came to, everybody against everybody; null where that was not played.
 * @param {string} game
 * @returns {MeasuredRoundRobin | null}
 */
export function readMeasuredRoundRobin(game) {
  return readScale(game, 'robin');
}

/**
 * @param {string} game
 * @param {string} command that writes such a file
 */
function readScale(game, command) {
  const path = inRoot('engine', game, 'data', `${command}.json`);
  return existsSync(path) ? parseScale(readFileSync(path, 'utf8'), path, command) : null;
}

/**
 * @param {string} text
 * @param {string} path for messages
 * @param {string} command that writes such files
 */
export function parseScale(text, path, command) {
  try {
    const { rungs, strengths, measurements } = JSON.parse(text);
    if ([rungs, strengths, measurements].every((list) => Array.isArray(list) && list.length > 0))
      return { rungs, strengths, measurements };
  } catch {
    // Said below.
  }
  throw new Failure(
    `${path} is no such file, or one that is not ready: \`forethought ${command} --save\` writes them.`,
  );
}
