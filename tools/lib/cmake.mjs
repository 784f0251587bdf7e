import { availableParallelism } from 'node:os';
import { emscripten } from './emscripten.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

/** @typedef {'native' | 'sanitize' | 'fuzz' | 'wasm'} Preset a preset of CMakePresets.json; it builds in build/PRESET */

/**
 * Builds targets of a preset; ninja decides what has changed.
 * @param {Preset} preset
 * @param {readonly string[]} targets
 */
export async function build(preset, targets) {
  const { toolchain, env } = preset === 'wasm' ? emscripten() : { toolchain: '', env: process.env };
  // What CMake reads while configuring and does not watch by itself.
  const read = fingerprint([inRoot('CMakePresets.json'), inRoot('package.json')]);
  await onceFor(inRoot('build', preset, 'configured.txt'), `${ROOT} ${read} ${toolchain}`, () => {
    const setting =
      toolchain === ''
        ? []
        : [`-DCMAKE_TOOLCHAIN_FILE=${toolchain}`, `-DCMAKE_CROSSCOMPILING_EMULATOR=${process.execPath}`];
    run('cmake', ['--fresh', '--preset', preset, ...setting], { env, quietly: true });
  });
  const jobs = String(availableParallelism());
  run('cmake', ['--build', inRoot('build', preset), '--parallel', jobs, '--target', ...targets], { env });
}

/**
 * Builds the engine's test program by a preset and runs its suite.
 * @param {Preset} preset
 */
export async function testEngine(preset) {
  await build(preset, preset === 'wasm' ? ['engine_tests'] : ['engine_tests', 'replay_corpus']);
  run('ctest', ['--preset', preset, '--parallel', String(availableParallelism())]);
}
