/** @typedef {import('../../../wasm/lab').SprtCourse} SprtCourse */
/** @typedef {import('../../../wasm/lab').SprtSettings} SprtSettings */
/** @typedef {import('../../../wasm/lab').MatchSummary} MatchSummary */

const VERDICTS = ['nothing is decided', 'not stronger', 'stronger'];

/**
 * How a test stands while it goes on.
 * @param {SprtCourse} course
 * @param {number} games
 */
export function statusLine({ ratios, low, high }, games) {
  return `${games} games, ratio ${(ratios.at(-1) ?? 0).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

/**
 * What came out, for the message of a commit.
 * @param {string} what was tested
 * @param {SprtSettings} settings
 * @param {SprtCourse} course
 * @param {MatchSummary} summary
 */
export function verdictLine(what, { elo0, elo1, alpha, beta }, course, summary) {
  const { games, score, scoreLow, scoreHigh, elo, eloLow, eloHigh } = summary;
  const percent = (/** @type {number} */ share) => (100 * share).toFixed(1);
  const signed = (/** @type {number} */ value) => `${value > 0 ? '+' : ''}${value.toFixed(1)}`;
  return [
    `SPRT of ${what}: ${VERDICTS[course.verdict]}.`,
    `Elo ${elo0} against ${elo1}, alpha ${alpha}, beta ${beta}: ${statusLine(course, games)};`,
    `${percent(score)} % (${percent(scoreLow)}-${percent(scoreHigh)}),`,
    `Elo ${signed(elo)} (${signed(eloLow)} to ${signed(eloHigh)})`,
  ].join(' ');
}
