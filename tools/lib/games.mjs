import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * What there is of a game: an engine with a module, build/wasm/NAME.mjs, and, unless `page` is false, a page. `weights`: files
 * of its data/ that some of its rungs need, in the order in which the page puts them behind each other.
 * @type {{ name: string, opposed: boolean, page?: boolean, weights?: string[] }[]}
 */
const LISTED = JSON.parse(readFileSync(inRoot('engine', 'games.json'), 'utf8'));

/** @param {typeof LISTED} games */
const namesOf = (games) => games.map(({ name }) => name);

/** All engines, those without a page included. */
export const ENGINES = namesOf(LISTED);

/** The games of the page; each has one player in benches, quick_players/GAME.mjs. */
export const GAMES = namesOf(LISTED.filter(({ page }) => page !== false));

/**
 * The files of what a game has learned; none where its rungs need none.
 * @param {string} game
 */
export const weightsOf = (game) => LISTED.find(({ name }) => name === game)?.weights ?? [];

/** Those that are played against somebody. */
export const OPPOSED = namesOf(LISTED.filter(({ opposed }) => opposed));
