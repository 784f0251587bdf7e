import { playGame } from './referee.mjs';
import { Seat } from './seat.mjs';

/** @typedef {import('./seat.mjs').Version} Version */
/** @typedef {import('../../../wasm/lab').EnteredGame} EnteredGame */
/** @typedef {import('../../../wasm/lab').MatchTable} MatchTable */
/** @typedef {import('../../../wasm/lab').SprtSettings} SprtSettings */
/** @typedef {import('../../../wasm/lab').SprtCourse} SprtCourse */

/**
 * @typedef {object} SequentialMatch
 * @property {Version} a the new version
 * @property {Version} b the one it has to be better than
 * @property {SprtSettings} sprt
 * @property {number} most games, an even number, after which nothing is decided
 * @property {number} jobs games played at the same time
 * @property {number} patience milliseconds for an answer
 * @property {readonly EnteredGame[]} played games that need not be played again
 * @property {(game: EnteredGame) => void} keep is called with each other game as it ends
 * @property {(course: SprtCourse, games: number) => void} tell is called with how things stand, after each
 */

/**
 * Plays paired games until the test is decided. The verdict depends neither on the number of jobs nor on which games
 * were kept from before.
 * @param {MatchTable} table empty
 * @param {SequentialMatch} match
 * @returns {Promise<SprtCourse>}
 * @throws {import('./seat.mjs').Broken} when a version is broken, and not only weak
 */
export async function playSequentialMatch(table, match) {
  const known = new Set();
  for (const game of match.played) {
    enter(table, game);
    known.add(game.number);
  }
  let next = 0;
  const nextNumber = () => {
    while (known.has(next)) ++next;
    return next < match.most ? next++ : null;
  };
  /** @type {Seat[]} */
  const seats = [];
  const isOver = () => table.sprt(match.sprt).verdict !== 0;
  const work = async () => {
    const a = new Seat(match.a, match.patience);
    const b = new Seat(match.b, match.patience);
    seats.push(a, b);
    while (!isOver()) {
      const number = nextNumber();
      if (number === null) return;
      const game = await playGame({ a, b }, number);
      enter(table, game);
      match.keep(game);
      match.tell(table.sprt(match.sprt), table.summary().games);
    }
  };
  try {
    await Promise.all(Array.from({ length: match.jobs }, work));
  } finally {
    for (const seat of seats) seat.close();
  }
  const course = table.sprt(match.sprt);
  // Games beyond the one that decided were only begun because nobody knew.
  if (course.verdict !== 0) table.truncate(2 * course.ratios.length);
  return course;
}

/**
 * @param {MatchTable} table
 * @param {EnteredGame} game
 */
function enter(table, game) {
  const refusal = table.enter(game);
  if (refusal !== '') throw new Error(`Game ${game.number}: ${refusal}`);
}
