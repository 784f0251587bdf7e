import { KINDS } from './players.mjs';

/**
 * @typedef {import('./simulation.mjs').FitGame} FitGame
 * @typedef {import('./players.mjs').Player} Player
 * @typedef {{ player: Player, games: FitGame[] }} Course
 *
 * @typedef {object} Figures
 * @property {number} players
 * @property {Record<string, number>} within shares of the players who were found, by the games that had been played
 * @property {{ games: number, score: number }} settled games of those who play for long already, and their score
 */

/** A player is found whose rating is within so many Elo of the true place. */
const FOUND = 100;
/** After so many games it is asked whether a player was found; from the first of them on he is settled. */
export const LOOKS = /** @type {const} */ ([20, 40]);

/**
 * Where a player stands after so many games: where he stood in the last one, or for who plays now better, now worse, on
 * the average.
 * @param {Course} course
 * @param {number} after
 */
export function truePlace({ player, games }, after) {
  if (player.tilt === 0) return games[after - 1]?.elo ?? player.elo;
  const played = games.slice(0, after);
  return played.reduce((sum, { elo }) => sum + elo, 0) / played.length;
}

/**
 * @param {Course} course
 * @param {number} after
 */
function isFound(course, after) {
  const rating = course.games[after - 1]?.rating ?? Number.NaN;
  return Math.abs(rating - truePlace(course, after)) <= FOUND;
}

/**
 * What some players' games came to.
 * @param {readonly Course[]} courses
 * @returns {Figures}
 */
export function figuresOf(courses) {
  const games = courses.flatMap((course) => course.games.slice(LOOKS[0]));
  const points = games.reduce((sum, { score }) => sum + score, 0);
  const shares = LOOKS.map((after) => {
    const found = courses.filter((course) => isFound(course, after)).length;
    return [String(after), courses.length === 0 ? 0 : found / courses.length];
  });
  return {
    players: courses.length,
    within: Object.fromEntries(shares),
    settled: { games: games.length, score: games.length === 0 ? 0 : points / games.length },
  };
}

/**
 * The same of all, and of each kind of players.
 * @param {readonly Course[]} courses
 * @returns {Record<string, Figures>}
 */
export function figuresByKind(courses) {
  const ofKinds = KINDS.map((kind) => [
    kind,
    figuresOf(courses.filter(({ player }) => player.kind === kind)),
  ]);
  return { all: figuresOf(courses), ...Object.fromEntries(ofKinds) };
}
