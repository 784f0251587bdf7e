import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.mjs';
import { oneLine, quoted } from './quoted.mjs';
import { keepOutputForResult } from './report.mjs';

/**
 * An option of a script: what `util.parseArgs` takes, and what `--help` says of it.
 * @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>[string] & { help: string, value?: string }} Option
 */

/** For scripts that report figures. */
export const JSON_OPTION = /** @type {const} */ ({
  json: { type: 'boolean', help: 'print one JSON object, and nothing else, on standard output' },
});

/** For scripts that serve the page. */
export const SERVER_OPTIONS = /** @type {const} */ ({
  port: { type: 'string', value: 'PORT', default: '5173', help: 'one that is taken gives way to the next' },
  host: { type: 'string', value: 'HOST', help: 'address to listen on; 0.0.0.0 for other machines' },
});

const HELP = /** @type {const} */ ({ help: { type: 'boolean', help: 'say this, and do nothing' } });

/**
 * The command line of the running script; a wrong one ends it with one line and exit code 2, and `--help` with what there is.
 * @template {Record<string, Option>} Options
 * @param {string} script its name for npm
 * @param {Options} options
 */
export function commandLine(script, options) {
  const given = parse(script, { ...options, ...HELP });
  if ('help' in given && given.help === true) {
    console.log(helpOf(script, { ...options, ...HELP }));
    process.exit(0);
  }
  if ('json' in given && given.json === true) keepOutputForResult();
  return given;
}

/**
 * @template {Record<string, Option>} Options
 * @param {string} script
 * @param {Options} options
 */
function parse(script, options) {
  try {
    return parseArgs({
      args: withNegativeNumbers(process.argv.slice(2)),
      options,
      strict: true,
      allowPositionals: false,
    }).values;
  } catch (error) {
    // The first sentence says what is wrong; what follows is for options that begin with a dash.
    const [reason] = (error instanceof Error ? error.message : String(error)).split(/\n|\. To specify/);
    throw new Failure(
      `${oneLine((reason ?? '').replace(/\.$/, ''), 160)}: npm ${verbOf(script)} -- --help says what there is.`,
      2,
    );
  }
}

/**
 * `--elo0 -5` as `--elo0=-5`: what begins with a dash would be taken for an option.
 * @param {readonly string[]} args
 */
function withNegativeNumbers(args) {
  return args.flatMap((arg, index) => {
    const next = args[index + 1] ?? '';
    const isNamed = /^--[^=]+$/.test(args[index - 1] ?? '');
    if (isNegative(arg) && isNamed) return [];
    return /^--[^=]+$/.test(arg) && isNegative(next) ? [`${arg}=${next}`] : [arg];
  });
}

/** @param {string} arg */
function isNegative(arg) {
  return /^-[\d.]/.test(arg);
}

/**
 * @param {string} script
 * @param {Record<string, Option>} options
 */
function helpOf(script, options) {
  const rows = Object.entries(options).map(([name, { value, help, default: usual }]) => [
    `  --${name}${value === undefined ? '' : ` ${value}`}`,
    usual === undefined ? help : `${help} (default: ${[usual].flat().join(', ')})`,
  ]);
  const width = Math.max(...rows.map(([option = '']) => option.length));
  return [
    `npm ${verbOf(script)} -- [OPTIONS]`,
    '',
    ...rows.map(([a = '', b]) => `${a.padEnd(width)}  ${b}`),
  ].join('\n');
}

/** How npm is told to run a script. @param {string} script */
function verbOf(script) {
  return script === 'start' || script === 'test' ? script : `run ${script}`;
}

/**
 * A path as it was meant: npm runs scripts in the repository's root, wherever it was called.
 * @param {string} name of the option, for the message
 * @param {string} given
 * @returns {string} absolute
 */
export function pathGiven(name, given) {
  if (given === '') throw new Failure(`--${name}: the name is empty.`, 2);
  return resolve(process.env.INIT_CWD ?? '.', given);
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
 * @param {number} [lowest] that is allowed
 */
export function realNumber(name, given, lowest = Number.NEGATIVE_INFINITY) {
  const value = Number(given);
  if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(given) || !Number.isFinite(value))
    throw new Failure(`--${name} must be a number, not ${quoted(given)}.`, 2);
  if (value < lowest) throw new Failure(`--${name} must be at least ${lowest}, not ${quoted(given)}.`, 2);
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
