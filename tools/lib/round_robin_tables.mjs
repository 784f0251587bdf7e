/**
 * Cross tables (every rung against every other) in docs/measured, between `<!-- robin -->` and `<!-- /robin -->`.
 * @typedef {import('./measured_scale.mjs').MeasuredRoundRobin} MeasuredRoundRobin
 */

import { footnote, list, markdownTable, origin } from './markdown.mjs';

const TABLE = /(<!-- robin -->\n)[\s\S]*?(<!-- \/robin -->)/g;

/**
 * The page with its table as the data have it.
 * @param {string} page
 * @param {MeasuredRoundRobin} roundRobin
 */
export function withRoundRobin(page, roundRobin) {
  return page.replace(TABLE, (_, begin, end) => `${begin}${roundRobinTable(roundRobin)}\n${end}`);
}

/**
 * The best first, downwards and to the right; in each cell the row's share of the points.
 * @param {MeasuredRoundRobin} roundRobin
 */
function roundRobinTable(roundRobin) {
  const order = roundRobin.strengths.map(({ rung }) => rung);
  const rows = roundRobin.strengths.map((place) => [
    String(place.rung),
    roundRobin.rungs.find((one) => one.rung === place.rung)?.name ?? '',
    worth(place),
    ...order.map((other) => share(roundRobin, place.rung, other)),
  ]);
  const unit = roundRobin.strengths.some((place) => 'elo' in place) ? 'Elo, 95 %' : 'mean score, 95 %';
  const table = markdownTable([['rung', '', unit, ...order.map(String)], ...rows]);
  return [...table, '', source(roundRobin.measurements)].join('\n');
}

/** @param {MeasuredRoundRobin['measurements']} measurements */
function source(measurements) {
  const comparisons = measurements.filter((one) => 'share' in one);
  if (comparisons.length === 0) return footnote(measurements.filter((one) => 'score' in one));
  const [games, nodes] = [comparisons.map((one) => one.games), comparisons.map((one) => one.nodes_a_move)];
  return (
    `${comparisons.length} comparisons, ${list(games)} games a rung, ${list(nodes)} nodes a move, ` +
    origin(comparisons)
  );
}

/**
 * With its 95 % interval: in Elo, or where there is no opponent in points.
 * @param {MeasuredRoundRobin['strengths'][number]} place
 */
function worth(place) {
  if ('elo' in place)
    return `${Math.round(place.elo)} ± ${Math.round((place.elo95[1] - place.elo95[0]) / 2)}`;
  const points = (/** @type {number} */ number) => Math.round(number).toLocaleString('en');
  return `${points(place.mean_score)} ± ${points(1.96 * place.error)}`;
}

/**
 * In percent, of the points or, where there is no opponent, of the pairs of games; empty where the two have not met.
 * @param {MeasuredRoundRobin} roundRobin
 * @param {number} one
 * @param {number} other
 */
function share({ measurements }, one, other) {
  for (const measurement of measurements) {
    const { a, b } = measurement;
    const part = 'share' in measurement ? measurement.share : measurement.score;
    if (a === one && b === other) return String(Math.round(100 * part));
    if (a === other && b === one) return String(Math.round(100 * (1 - part)));
  }
  return '';
}
