import { styleText } from 'node:util';

/** Whether the output goes to a terminal. */
export const COLOURFUL = process.stdout.isTTY === true;

/**
 * @param {Parameters<typeof styleText>[0]} style
 * @param {string} text
 */
export const styled = (style, text) => (COLOURFUL ? styleText(style, text) : text);

/** Where it is told how the work goes on: on standard output, or beside it. */
let progressTo = /** @type {1 | 2} */ (1);

/** From now on, standard output is for the result alone: a program reads it. */
export function keepOutputForResult() {
  progressTo = 2;
}

/** The descriptor to which programs that are run print, and everything that is not the result. */
export const progressDescriptor = () => progressTo;

/**
 * Tells how the work goes on.
 * @param {string} line
 */
export function tell(line) {
  if (progressTo === 1) console.log(line);
  else console.error(line);
}

/**
 * Says what begins now.
 * @param {string} text
 */
export function heading(text) {
  tell(styled('bold', `\n== ${text}`));
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
