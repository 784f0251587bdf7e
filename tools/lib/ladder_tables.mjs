import { list, markdownTable } from './markdown.mjs';
import { isSeries, isStale, matchOf } from './measured_ladder.mjs';

/**
 * Tables of measured ladders in docs/measured, between `<!-- ladder -->` and `<!-- /ladder -->`. `<!-- ladder nodes=2000 -->`
 * shows that limit alone, `<!-- ladder nodes=1000,20000 -->` several side by side, each rung against the one below it, and
 * `<!-- ladder time -->` what was measured at equal time.
 * @typedef {import('./measured_ladder.mjs').MeasuredLadder} MeasuredLadder
 * @typedef {import('./measured_ladder.mjs').Match} Match
 * @typedef {import('./measured_ladder.mjs').Series} Series
 */

const TABLE = /(<!-- ladder(?: nodes=([\d,]+)| (time))? -->\n)[\s\S]*?(<!-- \/ladder -->)/g;

/** Behind a figure that was measured before a rung was changed. */
const STALE = ' †';

/**
 * The page with its tables as the data have them.
 * @param {string} page
 * @param {MeasuredLadder} ladder
 * @param {MeasuredLadder} [atLimits] what tables of several limits are made of, if not of the same
 * @param {MeasuredLadder} [atTime] what tables of equal time are made of
 */
export function withTables(page, ladder, atLimits = ladder, atTime = ladder) {
  return page.replace(TABLE, (_, begin, nodes, time, end) => {
    const limits = nodes?.split(',').map(Number) ?? [];
    const table = ladderTable(time ? atTime : limits.length > 1 ? atLimits : ladder, limits);
    return `${begin}${table}\n${end}`;
  });
}

/**
 * @param {MeasuredLadder} ladder
 * @param {number[]} limits nodes a turn; none for whatever was measured
 */
function ladderTable(ladder, limits) {
  const series = ladder.measurements.filter(isSeries);
  const { rows, shown } =
    series.length > 0
      ? seriesRows(ladder, series)
      : limits.length > 1
        ? limitRows(ladder, limits)
        : matchRows(ladder, limits[0]);
  return [...markdownTable(rows), '', footnote(ladder, shown)].join('\n');
}

/** @type {Record<number, string>} */
const BELOW = { 1: 'the one below', 2: 'two below' };

/**
 * Each rung against the one and the two below it, as far as that was measured at all.
 * @param {MeasuredLadder} ladder
 * @param {number | undefined} nodes
 */
function matchRows(ladder, nodes) {
  /** @type {Match[]} */
  const shown = [];
  const against = (/** @type {number} */ place, /** @type {number} */ below) => {
    const [one, other] = [ladder.rungs[place], ladder.rungs[place - below]];
    return one && other ? matchOf(ladder, one.rung, other.rung, nodes) : null;
  };
  const distances = [1, 2].filter((below) => ladder.rungs.some((_, place) => against(place, below) !== null));
  const heads = distances.map((below) => [`against ${BELOW[below]}, %`, 'Elo', 'games', 'a turn']);
  const rows = [['rung', '', ...heads.flat()]];
  ladder.rungs.forEach(({ rung, name }, place) => {
    const matches = distances.map((below) => against(place, below));
    if (matches.every((match) => match === null)) return;
    shown.push(...matches.filter((match) => match !== null));
    rows.push([String(rung), name, ...matches.flatMap((match) => matchCells(ladder, match))]);
  });
  return { rows, shown };
}

/**
 * Each rung against the one below it, at several limits.
 * @param {MeasuredLadder} ladder
 * @param {number[]} limits
 */
function limitRows(ladder, limits) {
  /** @type {Match[]} */
  const shown = [];
  const rows = [['rung', '', ...limits.flatMap((nodes) => [`${whole(nodes)} nodes, %`, 'Elo', 'games'])]];
  ladder.rungs.forEach(({ rung, name }, place) => {
    const below = ladder.rungs[place - 1];
    if (below === undefined) return;
    const matches = limits.map((nodes) => matchOf(ladder, rung, below.rung, nodes));
    if (matches.every((match) => match === null)) return;
    shown.push(...matches.filter((match) => match !== null));
    rows.push([String(rung), name, ...matches.flatMap((match) => worthCells(ladder, match))]);
  });
  return { rows, shown };
}

/**
 * @param {MeasuredLadder} ladder
 * @param {Match | null} match
 */
function worthCells(ladder, match) {
  if (match === null) return ['', '', ''];
  const { score, elo95, games } = match;
  return [
    (100 * score).toFixed(1) + (isStale(ladder, match) ? STALE : ''),
    `${elo(elo95[0], '-∞')} to ${elo(elo95[1], '+∞')}`,
    whole(games),
  ];
}

/**
 * @param {MeasuredLadder} ladder
 * @param {Match | null} match
 */
function matchCells(ladder, match) {
  if (match === null) return ['', '', '', ''];
  const { nodes_a_turn: nodes, ms_a_turn: ms, limit_of: whose } = match;
  const each = whose === undefined ? '' : ` a ${whose}`;
  return [...worthCells(ladder, match), nodes > 0 ? `${whole(nodes)} nodes${each}` : `${ms} ms`];
}

/**
 * @param {number | null} value
 * @param {string} infinite
 */
function elo(value, infinite) {
  if (value === null) return infinite;
  const rounded = Math.round(value);
  return (rounded < 0 ? '' : '+') + (rounded === 0 ? 0 : rounded);
}

/**
 * Each series, with the tiles that any of them reached.
 * @param {MeasuredLadder} ladder
 * @param {Series[]} series
 */
function seriesRows(ladder, series) {
  const tiles = [...new Set(series.flatMap(({ rates }) => Object.keys(rates)))]
    .filter((tile) => series.some(({ rates }) => (rates[tile] ?? 0) > 0))
    .sort((a, b) => Number(a) - Number(b));
  const rows = [['rung', '', 'games', 'a move', 'mean score', '1 error', ...tiles, 'moves a second']];
  for (const one of series) {
    rows.push([
      String(one.ai),
      ladder.rungs.find(({ rung }) => rung === one.ai)?.name ?? '',
      whole(one.games),
      limitOfMove(one),
      whole(one.mean_score) + (isStale(ladder, one) ? STALE : ''),
      whole(one.standard_error),
      ...tiles.map((tile) => `${Math.round(100 * (one.rates[tile] ?? 0))} %`),
      whole(Number(one.moves_per_second.toPrecision(2))),
    ]);
  }
  return { rows, shown: series };
}

/** @param {Series} series */
function limitOfMove({ nodes_a_move: nodes, ms_a_move: ms, depth }) {
  if (nodes > 0) return `${whole(nodes)} nodes`;
  return ms > 0 ? `${ms} ms` : `depth ${depth}`;
}

/** @param {number} value */
function whole(value) {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Where the figures come from, and what the mark behind some of them means.
 * @param {MeasuredLadder} ladder
 * @param {(Match | Series)[]} shown
 */
function footnote(ladder, shown) {
  const origin =
    `Seed ${list(shown.map(({ seed }) => seed))}; measured ${list(shown.map(({ date }) => date))} ` +
    `at ${list(shown.map(({ commit }) => commit))}.`;
  const stale = shown.some((one) => isStale(ladder, one));
  return stale ? `${origin}${STALE}: measured before a rung was changed that took part.` : origin;
}
