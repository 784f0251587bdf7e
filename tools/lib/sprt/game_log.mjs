import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('../../../wasm/lab').EnteredGame} EnteredGame */

/**
 * The games that a file has kept, one a line; a last line that was broken off is left out, for its game is played anew.
 * @param {string} path
 * @returns {EnteredGame[]} none where there is no file
 */
export function readGames(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  lines.pop();
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/**
 * @param {string} path
 * @param {EnteredGame} game
 */
export function appendGame(path, game) {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(game)}\n`);
}
