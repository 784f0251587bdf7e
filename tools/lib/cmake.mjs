import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { emscripten } from './emscripten.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

/** @typedef {'native' | 'sanitize' | 'wasm'} Preset a preset of CMakePresets.json; it builds in build/PRESET */

/**
 * Builds targets of a preset; ninja decides what has changed.
 * @param {Preset} preset
 * @param {readonly string[]} targets
 */
export async function build(preset, targets) {
  const env = await configure(preset);
  run('cmake', buildArguments(preset, targets), { env });
}

/**
 * Begins to build targets beside whatever else runs, with what that leaves of the processors and without a word.
 * `build` finishes it and tells what is wrong with it.
 * @param {Preset} preset
 * @param {readonly string[]} targets
 * @returns {Promise<() => Promise<void>>} stops it, and must be called before `build` is
 */
export async function buildAhead(preset, targets) {
  const env = await configure(preset);
  const command = ['-n', '19', 'cmake', ...buildArguments(preset, targets)];
  // A group of its own, so that compilers end with what started them.
  const child = spawn('nice', command, { cwd: ROOT, env, stdio: 'ignore', detached: true });
  const ended = once(child, 'close').catch(() => {});
  return async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has come to its end by itself.
    }
    await ended;
  };
}

/**
 * @param {Preset} preset
 * @returns {Promise<NodeJS.ProcessEnv>} what its compiler needs
 */
async function configure(preset) {
  const { toolchain, env } = preset === 'wasm' ? emscripten() : { toolchain: '', env: process.env };
  // What CMake reads while configuring and does not watch by itself.
  const read = fingerprint([inRoot('CMakePresets.json'), inRoot('package.json')]);
  await onceFor(inRoot('build', preset, 'configured.txt'), `${ROOT} ${read} ${toolchain}`, () => {
    const setting = toolchain === '' ? [] : [`-DCMAKE_TOOLCHAIN_FILE=${toolchain}`];
    run('cmake', ['--fresh', '--preset', preset, ...setting], { env, quietly: true });
  });
  return env;
}

/**
 * @param {Preset} preset
 * @param {readonly string[]} targets
 */
function buildArguments(preset, targets) {
  const jobs = String(availableParallelism());
  return ['--build', inRoot('build', preset), '--parallel', jobs, '--target', ...targets];
}
