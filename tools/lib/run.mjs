import { spawnSync } from 'node:child_process';
import { Failure } from './failure.mjs';
import { ROOT } from './paths.mjs';
import { progressDescriptor } from './report.mjs';

/**
 * How a program ended.
 * @typedef {{ error?: Error, signal: NodeJS.Signals | null, status: number | null }} Ending
 */

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] the child's environment, by default this process's own
 * @property {boolean} [quietly] on success what the child prints is dropped
 */

/**
 * Runs a program in the repository's root and waits for it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @throws {Failure} when it cannot be started or does not exit with 0
 */
export function run(program, args, { env = process.env, quietly = false } = {}) {
  const output = quietly ? 'pipe' : progressDescriptor();
  const stdio = /** @type {const} */ (['inherit', output, quietly ? 'pipe' : 'inherit']);
  const child = spawnSync(program, args, { cwd: ROOT, env, stdio: [...stdio], maxBuffer: 256 * 1024 * 1024 });
  if (quietly && child.status !== 0) process.stderr.write(`${child.stdout ?? ''}${child.stderr ?? ''}`);
  refuseFailure(program, args, child);
}

/**
 * Runs a program and returns what it prints on its standard output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @throws {Failure} when it cannot be started or does not exit with 0
 */
export function capture(program, args, env = process.env) {
  const child = spawnSync(program, args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 256 * 1024 * 1024,
  });
  refuseFailure(program, args, child);
  return child.stdout;
}

/**
 * Runs a script with the Node that runs this one, whatever else PATH may hold by now.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  run(process.execPath, args, options);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Ending} child
 */
function refuseFailure(program, args, child) {
  if (child.error) throw new Failure(`${program} could not be started: ${child.error.message}`);
  if (child.signal === 'SIGINT') throw new Failure('Interrupted.', 130);
  if (child.status === 0) return;
  const ending = child.signal ? `was ended by ${child.signal}` : `failed with exit code ${child.status}`;
  throw new Failure(`${shortCommand(program, args)} ${ending}.`);
}

/**
 * The command for a message: inside the repository, and without the tail of a long list of files.
 * @param {string} program
 * @param {readonly string[]} args
 */
function shortCommand(program, args) {
  const SHOWN = 6;
  const words = [program, ...args].map((word) => word.replace(ROOT, ''));
  return words.length > SHOWN ? `${words.slice(0, SHOWN).join(' ')} ...` : words.join(' ');
}
