/**
 * Cross tables in the READMEs of the games, everybody against everybody: what stands between `<!-- robin -->` and
 * `<!-- /robin -->`, and nothing else.
 * @typedef {import('./measured_scale.mjs').MeasuredRobin} MeasuredRobin
 */

import { footnote, markdownTable } from './markdown.mjs';

const TABLE = /(<!-- robin -->\n)[\s\S]*?(<!-- \/robin -->)/g;

/**
 * A README with its table as the data have it.
 * @param {string} readme
 * @param {MeasuredRobin} robin
 */
export function withRobin(readme, robin) {
  return readme.replace(TABLE, (_, begin, end) => `${begin}${robinTable(robin)}\n${end}`);
}

/**
 * The best first, downwards and to the right; in each cell the row's share of the points.
 * @param {MeasuredRobin} robin
 */
function robinTable(robin) {
  const order = robin.strengths.map(({ rung }) => rung);
  const rows = robin.strengths.map(({ rung, elo, elo95 }) => [
    String(rung),
    robin.rungs.find((one) => one.rung === rung)?.name ?? '',
    `${Math.round(elo)} ± ${Math.round((elo95[1] - elo95[0]) / 2)}`,
    ...order.map((other) => share(robin, rung, other)),
  ]);
  const table = markdownTable([['rung', '', 'Elo, 95 %', ...order.map(String)], ...rows]);
  return [...table, '', footnote(robin.measurements)].join('\n');
}

/**
 * In percent; empty where the two have not met.
 * @param {MeasuredRobin} robin
 * @param {number} one
 * @param {number} other
 */
function share({ measurements }, one, other) {
  for (const { a, b, score } of measurements) {
    if (a === one && b === other) return String(Math.round(100 * score));
    if (a === other && b === one) return String(Math.round(100 * (1 - score)));
  }
  return '';
}
