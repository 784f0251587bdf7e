import { draw, eloInGame } from './players.mjs';

/**
 * @typedef {import('./players.mjs').Player} Player
 * @typedef {import('./page_code.mjs').FitCode} FitCode
 * @typedef {import('../../../web/src/fit/strengths').Strengths} Strengths
 * @typedef {import('../../../web/src/fit/fair_fight').FairFight} FairFight
 *
 * One game of a simulated player against whom the page chose.
 * @typedef {object} FitGame
 * @property {number} elo how strong the player was in it
 * @property {number} opponent how strong the opponent was
 * @property {0 | 0.5 | 1} score of the player
 * @property {number} rating of the player after it
 * @property {number} deviation of that rating
 *
 * How a game went for its first player: the score, and what that tells, as in web/src/fit/rating.ts.
 * @typedef {{ score: 0 | 0.5 | 1, weight: number }} Told
 *
 * Plays game number `number` between two minds, the first one the player's.
 * @callback Play
 * @param {FairFight} player
 * @param {FairFight} opponent
 * @param {number} seed
 * @param {number} number
 * @returns {Told}
 */

/**
 * Plays through the page's own code: it chooses the opponent, the game is played, and the result is rated.
 * @param {FitCode} code
 * @param {Strengths} strengths
 * @param {Player} player
 * @param {{ games: number, seed: number, play: Play }} settings
 * @returns {FitGame[]}
 */
export function simulate(code, strengths, player, { games, seed, play }) {
  const ownSeed = Math.floor(draw(seed, 'games', player.number) * 2 ** 32);
  let rating = code.startRating(strengths);
  /** @type {FitGame[]} */
  const played = [];
  for (let number = 0; number < games; ++number) {
    const hasLost = played.at(-1)?.score === 0;
    const mind = code.fairFight(strengths, eloInGame(player, number, hasLost));
    const opponent = code.fairFight(strengths, rating.elo);
    if (mind === null || opponent === null) throw new Error('nothing was measured');
    const told = play(mind, opponent, ownSeed, number);
    rating = code.nextRating(rating, { elo: opponent.elo, error: opponent.error, ...told }, strengths);
    played.push({
      elo: mind.elo,
      opponent: opponent.elo,
      score: told.score,
      rating: rating.elo,
      deviation: rating.deviation,
    });
  }
  return played;
}

/**
 * Games on a game's built module.
 * @param {import('../../../wasm/engine').EngineModule} module
 * @param {number} nodes a turn
 * @returns {Play}
 */
export function playOn(module, nodes) {
  const player = new module.MatchPlayer();
  const rules = new module.Game();
  return (one, other, seed, number) => {
    const pairing = {
      a: one.rung,
      b: other.rung,
      seed,
      nodes,
      milliseconds: 0,
      blurA: one.blur,
      blurB: other.blur,
      personalityA: '',
      personalityB: '',
      weightsA: [],
      weightsB: [],
    };
    rules.load(player.start(seed, number));
    const refusal = player.play(pairing, number, (code) => rules.play(code));
    if (refusal !== '') throw new Error(refusal);
    const { outcome, sideOfA } = player.facts();
    const won = outcome === sideOfA + 1 ? 1 : 0;
    return { score: outcome === DRAW ? 0.5 : won, weight: rules.resultWeight() / 100 };
  };
}

/**
 * Results as often as the scale says, as if it were exact and nobody ever drew: what is missed then, no better scale finds.
 * @type {Play}
 */
export function playByTheScale(one, other, seed, number) {
  const expected = 1 / (1 + 10 ** ((other.elo - one.elo) / 400));
  return { score: draw(seed, 'result', number) < expected ? 1 : 0, weight: 1 };
}

/** As in `Game.result` (wasm/engine.d.ts). */
const DRAW = 3;
