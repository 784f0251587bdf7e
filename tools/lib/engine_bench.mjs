import { Failure } from './failure.mjs';
import { loadReadyModule } from './learned_weights.mjs';
import { inRoot } from './paths.mjs';
import { capture } from './run.mjs';

/**
 * @typedef {object} Measured
 * @property {string} signature
 * @property {number} nodesPerSecond
 */

/**
 * One game's speed, natively and in WebAssembly under Node: medians of interleaved runs.
 * @param {string} game
 * @param {number} rounds native and wasm take turns this many times, so that a slow moment of the machine meets both
 * @returns {Promise<{ signature: string, native: number, wasm: number }>} speeds in nodes a second
 * @throws {Failure} when two runs did not search the same
 */
export async function benchGame(game, rounds) {
  const module = await loadReadyModule(game);
  /** @type {Measured[]} */
  const native = [];
  /** @type {Measured[]} */
  const wasm = [];
  for (let round = 0; round < rounds; ++round) {
    native.push(runNative(game));
    wasm.push(runWasm(module));
  }
  return {
    signature: commonSignature(game, native, wasm),
    native: median(native.map((run) => run.nodesPerSecond)),
    wasm: median(wasm.map((run) => run.nodesPerSecond)),
  };
}

/**
 * @param {string} game
 * @returns {Measured}
 */
function runNative(game) {
  const output = capture(inRoot('build', 'native', 'forethought'), ['bench', '--json', '--game', game]);
  const result = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
  return { signature: result.signature, nodesPerSecond: Math.round(result.nodes_per_second) };
}

/**
 * @param {import('../../wasm/engine').EngineModule} module
 * @returns {Measured}
 */
function runWasm(module) {
  const start = performance.now();
  const result = JSON.parse(module.bench());
  const seconds = (performance.now() - start) / 1000;
  return { signature: result.signature, nodesPerSecond: Math.round(result.nodes / seconds) };
}

/**
 * @param {string} game
 * @param {readonly Measured[]} native
 * @param {readonly Measured[]} wasm
 */
function commonSignature(game, native, wasm) {
  const signatures = new Set([...native, ...wasm].map((run) => run.signature));
  if (signatures.size !== 1) {
    const seen = (/** @type {readonly Measured[]} */ runs) => runs.map((run) => run.signature).join(', ');
    throw new Failure(`${game}: signatures differ. Native: ${seen(native)}. wasm: ${seen(wasm)}.`);
  }
  return native[0]?.signature ?? '';
}

/**
 * The middle one of some values, of an even number the higher one in the middle.
 * @param {readonly number[]} values
 */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
