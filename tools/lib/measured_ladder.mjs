import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';

/**
 * What `forethought match`, `ladder` and `score` keep with `--save`: see engine/cli/measurement_file.h.
 * @typedef {object} MeasuredLadder
 * @property {string} game
 * @property {{ rung: number, name: string, signature: string }[]} rungs with their signatures of today, in ascending order
 * @property {(Match | Series)[]} measurements
 *
 * @typedef {object} Origin what every measurement tells of itself
 * @property {number} games
 * @property {number} seed
 * @property {string} commit
 * @property {string} date
 *
 * A match from the side of rung a; an infinite Elo is null.
 * @typedef {Origin & { a: number, b: number, a_signature: string, b_signature: string, blur: string,
 *   rule?: string, a_personality?: string, b_personality?: string, b_nodes_a_turn?: number, b_ms_a_turn?: number,
 *   limit_of?: 'core',
 *   nodes_a_turn: number, ms_a_turn: number, score: number,
 *   score95: [number, number], elo95: [number | null, number | null] }} Match
 *
 * @typedef {Origin & { ai: number, signature: string, nodes_a_move: number, ms_a_move: number, depth: number,
 *   mean_score: number, standard_error: number, rates: Record<string, number>, moves_per_second: number }} Series
 */

/** From so many games on more thinking tells more of two rungs than more games do. */
const TELLING_GAMES = 100;

/**
 * A game's measured ladder; null where it has none.
 * @param {string} game
 * @param {'ladder' | 'ladder_at_limits' | 'ladder_at_time'} [kept] by what shows each idea, or each rung by the same limits, or
 *   by the same time
 * @returns {MeasuredLadder | null}
 */
export function readMeasuredLadder(game, kept = 'ladder') {
  const path = inRoot('engine', game, 'data', `${kept}.json`);
  return existsSync(path) ? parseMeasuredLadder(readFileSync(path, 'utf8'), path) : null;
}

/**
 * @param {string} text
 * @param {string} path for messages
 * @returns {MeasuredLadder}
 */
export function parseMeasuredLadder(text, path) {
  try {
    const { game, rungs, measurements } = JSON.parse(text);
    if (typeof game === 'string' && Array.isArray(rungs) && Array.isArray(measurements))
      return { game, rungs, measurements };
  } catch {
    // Said below.
  }
  throw new Failure(
    `${path} is not a file of measurements: \`forethought ladder --save\` writes such files.`,
  );
}

/**
 * The match between two rungs as they are: of those with this limit (of any, without one) one of today's engine before
 * others, then of those with games enough the one with most nodes, then the one with most games, then the one with most
 * nodes. null where they have played none.
 * @param {MeasuredLadder} ladder
 * @param {number} a
 * @param {number} b
 * @param {number} [nodes] a turn
 */
export function matchOf(ladder, a, b, nodes) {
  const matches = ladder.measurements.filter(isMatch).filter(
    (match) =>
      match.a === a &&
      match.b === b &&
      match.blur === 'none' &&
      // A character of its own is another player.
      match.a_personality === undefined &&
      match.b_personality === undefined &&
      match.rule === undefined &&
      // Nor do odds tell what a rung is worth.
      match.b_nodes_a_turn === undefined &&
      match.b_ms_a_turn === undefined &&
      (nodes === undefined || match.nodes_a_turn === nodes),
  );
  return best(ladder, matches);
}

/**
 * The series of a rung, chosen as `matchOf` chooses; null where it has none.
 * @param {MeasuredLadder} ladder
 * @param {number} rung
 */
export function seriesOf(ladder, rung) {
  return best(
    ladder,
    ladder.measurements.filter(isSeries).filter(({ ai }) => ai === rung),
  );
}

/**
 * @template {Match | Series} Measurement
 * @param {MeasuredLadder} ladder
 * @param {Measurement[]} measurements
 */
function best(ladder, measurements) {
  const rank = (/** @type {Measurement} */ one) => [
    Number(!isStale(ladder, one)),
    one.games < TELLING_GAMES ? 0 : nodesOf(one),
    one.games,
    nodesOf(one),
  ];
  return measurements.reduce(
    (/** @type {Measurement | null} */ chosen, one) =>
      chosen === null || compare(rank(one), rank(chosen)) > 0 ? one : chosen,
    null,
  );
}

/**
 * Of a turn or a move; 0 for a limit of time or depth.
 * @param {Match | Series} measurement
 */
function nodesOf(measurement) {
  return isMatch(measurement) ? measurement.nodes_a_turn : measurement.nodes_a_move;
}

/**
 * @param {number[]} one
 * @param {number[]} other
 */
function compare(one, other) {
  const differing = one.findIndex((value, place) => value !== other[place]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}

/**
 * @param {Match | Series} measurement
 * @returns {measurement is Match}
 */
export function isMatch(measurement) {
  return 'a' in measurement;
}

/**
 * @param {Match | Series} measurement
 * @returns {measurement is Series}
 */
export function isSeries(measurement) {
  return 'ai' in measurement;
}

/**
 * Whether a rung that was measured has changed since.
 * @param {MeasuredLadder} ladder
 * @param {Match | Series} measurement
 */
export function isStale(ladder, measurement) {
  const players = isMatch(measurement)
    ? [
        { rung: measurement.a, signature: measurement.a_signature },
        { rung: measurement.b, signature: measurement.b_signature },
      ]
    : [{ rung: measurement.ai, signature: measurement.signature }];
  return players.some(
    ({ rung, signature }) => ladder.rungs.find((known) => known.rung === rung)?.signature !== signature,
  );
}
