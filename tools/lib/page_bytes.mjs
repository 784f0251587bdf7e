import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from './failure.mjs';
import { GAMES, weightsOf } from './games.mjs';
import { PAGE } from './paths.mjs';
import { tell } from './report.mjs';

// By hand: size-limit sums files by pattern and Vite reports them one by one; neither follows what a stage imports by the
// manifest, in the language whose words are largest.

/** Most bytes of scripts, gzipped, before the home screen is there with its faces, and before a first game can be played. */
export const BARS = { home: 48_000, game: 105_000 };

/**
 * Bytes of scripts, gzipped, that have to come before something is there.
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} own
 * @property {number} library
 * @property {number} bar
 */

/** @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/** What a game is opened with besides its part and its engine. */
const OPENED_WITH = ['src/shell/session/open_session.ts'];
/** What a game is opened with besides if some of its rungs need weights, which are fetched for them. */
const LEARNED_WITH = ['src/shell/session/learned_thinker.ts'];

/** What the first frame waits for. */
const FIRST_FRAME = 'first_frame.js';

const LANGUAGES = ['en', 'zh', 'ru'];

/** A chunk that holds libraries and nothing else (vite.config.ts). */
const LIBRARY = /\/library-[^/]*\.js$/;

/**
 * What the built page loads before its home screen is there, and before each game can be played: read from what its
 * scripts import, with the words of the language that needs most.
 * @returns {Stage[]}
 */
export function pageBytes() {
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(join(PAGE, '.vite', 'manifest.json'), 'utf8'));
  const home = ['index.html'];
  // The heart of each card is a ladder of faces.
  const faces = [
    'src/faces/painter.ts',
    sharedChunk(chunks, 'face'),
    ...GAMES.map((game) => `src/${game}/faces.ts`),
  ];
  const stage = (
    /** @type {string} */ name,
    /** @type {string[]} */ roots,
    /** @type {number} */ bar,
    /** @type {string[]} */ more = [],
  ) => ({ name, ...largest(chunks, roots, [FIRST_FRAME, ...more]), bar });
  return [
    stage('before home, faces included', [...home, ...faces], BARS.home),
    ...GAMES.map((game) =>
      stage(
        `before a first game of ${game}`,
        [
          ...home,
          `src/${game}/part.ts`,
          `../build/wasm/${game}.mjs`,
          ...OPENED_WITH,
          ...(weightsOf(game).length > 0 ? LEARNED_WITH : []),
        ],
        BARS.game,
        [workerScript()],
      ),
    ),
  ];
}

/**
 * @param {Record<string, Chunk>} chunks
 * @param {string[]} roots
 * @param {string[]} more files that no chunk imports
 */
function largest(chunks, roots, more) {
  const sizes = LANGUAGES.map((language) => {
    const files = new Set([...filesOf(chunks, roots, language), ...more]);
    const sum = (/** @type {boolean} */ library) =>
      [...files]
        .filter((file) => LIBRARY.test(file) === library)
        .reduce((bytes, file) => bytes + gzipped(file), 0);
    return { own: sum(false), library: sum(true) };
  });
  return sizes.reduce((most, size) => (size.own > most.own ? size : most));
}

/**
 * Scripts that some chunks need, with words in a language.
 * @param {Record<string, Chunk>} chunks
 * @param {string[]} roots
 * @param {string} language
 */
function filesOf(chunks, roots, language) {
  /** @type {Set<string>} */
  const seen = new Set();
  const open = [...roots];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    const chunk = chunks[name];
    if (chunk === undefined) throw new Failure(`The built page has no script ${name}.`);
    seen.add(name);
    const words = (chunk.dynamicImports ?? []).filter((path) => path.endsWith(`/words/${language}.ts`));
    open.push(...(chunk.imports ?? []), ...words);
  }
  return [...seen].map((name) => chunks[name]?.file ?? '');
}

/**
 * The key of a chunk that others share.
 * @param {Record<string, Chunk>} chunks
 * @param {string} name of the source that it is named after
 */
function sharedChunk(chunks, name) {
  return Object.keys(chunks).find((key) => chunks[key]?.name === name) ?? name;
}

/** The script of the worker that thinks. */
function workerScript() {
  const file = readdirSync(join(PAGE, 'assets')).find((name) => /^worker-[^/]*\.js$/.test(name));
  if (file === undefined) throw new Failure('The built page has no script for its worker.');
  return `assets/${file}`;
}

/** @param {string} file */
function gzipped(file) {
  return gzipSync(readFileSync(join(PAGE, file)), { level: 9 }).length;
}

/** Prints the table; throws where a stage is over its bar. */
export function reportPageBytes() {
  const stages = pageBytes();
  const width = Math.max(...stages.map(({ name }) => name.length));
  tell(`${'Scripts, bytes gzipped'.padEnd(width)}      own  library      all      bar`);
  for (const { name, own, library, bar } of stages) {
    const figures = [own, library, own + library, bar].map((bytes) => String(bytes).padStart(8));
    tell(`${name.padEnd(width)} ${figures.join(' ')}`);
  }
  const over = stages.filter(({ own, library, bar }) => own + library > bar);
  if (over.length > 0) throw new Failure(`Too many bytes ${over.map(({ name }) => name).join(', ')}.`);
}
