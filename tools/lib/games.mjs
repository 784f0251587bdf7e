import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * What there is of a game: an engine with a module, build/wasm/NAME.mjs, and, unless `page` is false, a page.
 * @type {{ name: string, opposed: boolean, page?: boolean }[]}
 */
const LISTED = JSON.parse(readFileSync(inRoot('engine', 'games.json'), 'utf8'));

/** @param {typeof LISTED} games */
const namesOf = (games) => games.map(({ name }) => name);

/** All engines, those without a page included. */
export const ENGINES = namesOf(LISTED);

/** The games of the page; each has one player in benches, quick_players/GAME.mjs. */
export const GAMES = namesOf(LISTED.filter(({ page }) => page !== false));

/** Those that are played against somebody. */
export const OPPOSED = namesOf(LISTED.filter(({ opposed }) => opposed));
