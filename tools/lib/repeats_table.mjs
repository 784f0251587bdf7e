import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { markdownTable, origin } from './markdown.mjs';
import { inRoot } from './paths.mjs';

/**
 * Tables of repeated winning lines in docs/measured, between `<!-- repeats -->` and `<!-- /repeats -->`.
 *
 * What `forethought repeats --save` keeps.
 * @typedef {object} Repeats
 * @property {number} finder
 * @property {number} finder_nodes
 * @property {number} seed
 * @property {string} commit
 * @property {string} date
 * @property {{ rung: number }[]} lines
 * @property {{ rung: number, remedy: string, games: number, same: number, blind: number, score: number,
 *   score95: [number, number], score_games: number }[]} remedies
 */

const TABLE = /(<!-- repeats -->\n)[\s\S]*?(<!-- \/repeats -->)/g;

/**
 * What a game keeps of its repeated lines; null where it keeps nothing.
 * @param {string} game
 * @returns {Repeats | null}
 */
export function readRepeats(game) {
  const path = inRoot('engine', game, 'data', 'repeats.json');
  return existsSync(path) ? parseRepeats(readFileSync(path, 'utf8'), path) : null;
}

/**
 * @param {string} text
 * @param {string} path for messages
 * @returns {Repeats}
 */
export function parseRepeats(text, path) {
  try {
    const repeats = JSON.parse(text);
    if (Array.isArray(repeats.lines) && Array.isArray(repeats.remedies)) return repeats;
  } catch {
    // Said below.
  }
  throw new Failure(`${path} is not such a file: \`forethought repeats --save\` writes them.`);
}

/**
 * The page with its table as the data have it.
 * @param {string} page
 * @param {Repeats} repeats
 */
export function withRepeats(page, repeats) {
  return page.replace(TABLE, (_, begin, end) => `${begin}${repeatsTable(repeats)}\n${end}`);
}

/** @param {Repeats} repeats */
function repeatsTable(repeats) {
  const rungs = [...new Set(repeats.remedies.map(({ rung }) => rung))];
  const remedies = [...new Set(repeats.remedies.map(({ remedy }) => remedy))];
  const head = rungs.flatMap((rung) => [
    `rung ${rung}: the line, of 10`,
    'blindly, of 10',
    'against itself, %',
  ]);
  const rows = remedies.map((remedy) => [remedy, ...rungs.flatMap((rung) => cells(repeats, rung, remedy))]);
  return [...markdownTable([['', ...head], ...rows]), '', source(repeats)].join('\n');
}

/**
 * @param {Repeats} repeats
 * @param {number} rung
 * @param {string} remedy
 */
function cells({ remedies }, rung, remedy) {
  const row = remedies.find((one) => one.rung === rung && one.remedy === remedy);
  if (row === undefined) return ['', '', ''];
  const inTen = (/** @type {number} */ wins) => ((10 * wins) / row.games).toFixed(1);
  const margin = (row.score95[1] - row.score95[0]) / 2;
  return [
    inTen(row.same),
    inTen(row.blind),
    `${(100 * row.score).toFixed(1)} ± ${(100 * margin).toFixed(1)}`,
  ];
}

/** @param {Repeats} repeats */
function source(repeats) {
  const { finder, finder_nodes: nodes, lines, remedies } = repeats;
  const [first] = remedies;
  const each = lines.filter(({ rung }) => rung === first?.rung).length;
  return (
    `${each} lines a rung, found by rung ${finder} (${nodes} nodes a move), each played ` +
    `${(first?.games ?? 0) / each} times again; ${first?.score_games} games against itself, ${origin([repeats])}`
  );
}
