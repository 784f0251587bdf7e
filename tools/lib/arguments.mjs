import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';
import { oneLine, quoted } from './quoted.mjs';

/**
 * The command line of the running script; a wrong one ends it with one line and exit code 2.
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {Options} options as `util.parseArgs` takes them
 */
export function commandLine(options) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Failure(oneLine(reason ?? 'Wrong arguments.', 160), 2);
  }
}

/**
 * A whole number within limits.
 * @param {string} name of the option, for the message
 * @param {string} given
 * @param {number} lowest
 * @param {number} highest
 */
export function wholeNumber(name, given, lowest, highest) {
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < lowest || value > highest) {
    throw new Failure(
      `--${name} must be a whole number from ${lowest} to ${highest}, not ${quoted(given)}.`,
      2,
    );
  }
  return value;
}

/**
 * A number, with a fraction perhaps.
 * @param {string} name of the option, for the message
 * @param {string} given
 */
export function realNumber(name, given) {
  const value = Number(given);
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(given) || !Number.isFinite(value))
    throw new Failure(`--${name} must be a number, not ${quoted(given)}.`, 2);
  return value;
}

/**
 * One of a list of names.
 * @param {string} name of the option, for the message
 * @param {string} given
 * @param {readonly string[]} allowed
 */
export function oneOf(name, given, allowed) {
  if (!allowed.includes(given)) {
    throw new Failure(`--${name} must be one of ${allowed.join(', ')}, not ${quoted(given)}.`, 2);
  }
  return given;
}
