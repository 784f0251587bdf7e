/** What the tables of docs/measured have in common. */

/**
 * A table's lines; the first row is its head.
 * @param {string[][]} rows
 */
export function markdownTable([head = [], ...rows]) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/**
 * Where the figures of a scale come from.
 * @param {import('./measured_ladder.mjs').Match[]} matches
 */
export function footnote(matches) {
  const games = matches.reduce((sum, match) => sum + match.games, 0);
  const limits = list(matches.map((one) => one.nodes_a_turn));
  return `${matches.length} matches, ${games} games, ${limits} nodes a turn, ${origin(matches)}`;
}

/**
 * Where measurements come from, whatever they are of.
 * @param {{ seed: number, date: string, commit: string }[]} measurements
 */
export function origin(measurements) {
  const [seeds, dates, commits] = [
    measurements.map(({ seed }) => seed),
    measurements.map(({ date }) => date),
    measurements.map(({ commit }) => commit),
  ];
  return `seed ${list(seeds)}; measured ${list(dates)} at ${list(commits)}.`;
}

/**
 * Each value once, in order.
 * @param {(string | number)[]} values
 */
export function list(values) {
  return [...new Set(values)].sort().join(', ');
}
