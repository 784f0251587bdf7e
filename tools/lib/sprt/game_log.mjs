import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../failure.mjs';

/** @typedef {import('../../../wasm/lab').EnteredGame} EnteredGame */

/**
 * The games that a file has kept, one a line; a last line that was broken off is cut off, for its game is played anew.
 * @param {string} path
 * @returns {EnteredGame[]} none where there is no file
 * @throws {Failure} that names the line that is no game
 */
export function readGames(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  const broken = lines.pop() ?? '';
  if (broken !== '') truncateSync(path, Buffer.byteLength(lines.map((line) => `${line}\n`).join('')));
  return lines.map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Failure(`${path}, line ${index + 1}: not a game: ${line.slice(0, 60)}`);
    }
  });
}

/**
 * @param {string} path
 * @param {EnteredGame} game
 */
export function appendGame(path, game) {
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify(game)}\n`);
}
