import { Broken } from './seat.mjs';

/** @typedef {import('./seat.mjs').Seat} Seat */
/** @typedef {import('../../../wasm/lab').EnteredGame} EnteredGame */

/** More actions than any game has. */
const MOST_ACTIONS = 10_000;

/**
 * Plays a game of a match between two seats. Neither side's rules are trusted more than the other's: they have to agree
 * on every state.
 * @param {{ a: Seat, b: Seat }} seats
 * @param {number} number of the game; a has the first side in even ones
 * @returns {Promise<EnteredGame>}
 * @throws {Broken} which of them does not do what it has to, in which game, after how many actions
 */
export async function playGame(seats, number) {
  const both = [seats.a, seats.b];
  let actions = 0;
  try {
    let state = agreed(await Promise.all([seats.a.ask(`new ${number} a`), seats.b.ask(`new ${number} b`)]));
    let turns = 1;
    let nodes = 0;
    for (; state.outcome === 0; ++actions) {
      if (actions === MOST_ACTIONS) throw new Broken('the game has no end');
      const isTurnOfA = state.side === number % 2;
      const chosen = await (isTurnOfA ? seats.a : seats.b).ask('go');
      nodes += chosen.nodes ?? 0;
      const next = agreed(await Promise.all(both.map((seat) => seat.ask(`play ${chosen.action}`))));
      if (next.outcome === 0 && next.side !== state.side) ++turns;
      state = next;
    }
    return { number, outcome: state.outcome, turns, nodes, illegal: false };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    throw new Broken(`Game ${number}, after ${actions} actions: ${error.message}`);
  }
}

/**
 * @param {import('./seat.mjs').Answer[]} states as both seats see it
 * @returns {{ outcome: number, side: number }}
 */
function agreed([ofA, ofB]) {
  const { outcome, side } = ofA ?? {};
  if (outcome === undefined || side === undefined || outcome !== ofB?.outcome || side !== ofB.side)
    throw new Broken(
      `the two do not agree on the rules: ${JSON.stringify(ofA)} against ${JSON.stringify(ofB)}`,
    );
  return { outcome, side };
}
