/** What tables in the READMEs have in common. */

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
  return (
    `${matches.length} matches, ${games} games, ${list(matches.map((one) => one.nodes_a_turn))} nodes a turn, ` +
    `seed ${list(matches.map(({ seed }) => seed))}; measured ${list(matches.map(({ date }) => date))} at ` +
    `${list(matches.map(({ commit }) => commit))}.`
  );
}

/**
 * Each value once, in order.
 * @param {(string | number)[]} values
 */
export function list(values) {
  return [...new Set(values)].sort().join(', ');
}
