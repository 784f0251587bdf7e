import { styleText } from 'node:util';

/** Whether the output goes to a terminal. */
export const COLOURFUL = process.stdout.isTTY === true;

/**
 * @param {Parameters<typeof styleText>[0]} style
 * @param {string} text
 */
export const styled = (style, text) => (COLOURFUL ? styleText(style, text) : text);

/**
 * Says what begins now.
 * @param {string} text
 */
export function heading(text) {
  console.log(styled('bold', `\n== ${text}`));
}

/**
 * A length of time for people: `0.4 s`, `12 s`, `3 min 05 s`.
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Lines of a table whose columns are as wide as their widest cell; numbers are set to the right.
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  const cell = (/** @type {string | number} */ value, /** @type {number} */ width) =>
    typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
  return rows.map((row) =>
    row
      .map((value, column) => cell(value, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
