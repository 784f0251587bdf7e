/**
 * Tables of measured strengths in docs/measured, between `<!-- strengths -->` and `<!-- /strengths -->`.
 * @typedef {import('./measured_scale.mjs').MeasuredScale} MeasuredScale
 */

import { footnote, markdownTable } from './markdown.mjs';

const TABLE = /(<!-- strengths -->\n)[\s\S]*?(<!-- \/strengths -->)/g;

/**
 * The page with its table as the data have it.
 * @param {string} page
 * @param {MeasuredScale} scale
 */
export function withStrengths(page, scale) {
  return page.replace(TABLE, (_, begin, end) => `${begin}${strengthsTable(scale)}\n${end}`);
}

/** @param {MeasuredScale} scale */
function strengthsTable(scale) {
  const rows = scale.rungs.map(({ rung, name }) => {
    const [clear, ...blurred] = scale.strengths.filter((one) => one.rung === rung);
    return [String(rung), name, clear === undefined ? '' : place(clear), blurred.map(level).join(', ')];
  });
  const head = ['rung', '', 'Elo', 'with that blur'];
  return [...markdownTable([head, ...rows]), '', footnote(scale.measurements)].join('\n');
}

/** @param {import('../../web/src/fit/strengths').Height} height */
function place({ elo, error }) {
  return `${Math.round(elo)} ± ${Math.round(error)}`;
}

/** @param {import('../../web/src/fit/strengths').Strength} strength */
function level({ blur, elo }) {
  return `${blur}: ${Math.round(elo)}`;
}
