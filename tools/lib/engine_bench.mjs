import { Failure } from './failure.mjs';
import { inRoot } from './paths.mjs';
import { capture } from './run.mjs';
import { loadModule } from './wasm_module.mjs';

/** Native and wasm take turns this many times, so that a slow moment of the machine meets both. */
const ROUNDS = 3;

/**
 * @typedef {object} Measured
 * @property {string} signature
 * @property {number} nodesPerSecond
 */

/**
 * One game's speed, natively and in WebAssembly under Node: medians of interleaved runs.
 * @param {string} game
 * @param {number | null} rung null: the one that benches of the game are of
 * @returns {Promise<{ signature: string, native: number, wasm: number }>} speeds in nodes a second
 * @throws {Failure} when two runs did not search the same, or there is no such rung
 */
export async function benchGame(game, rung) {
  const module = await loadModule(game);
  /** @type {Measured[]} */
  const native = [];
  /** @type {Measured[]} */
  const wasm = [];
  for (let round = 0; round < ROUNDS; ++round) {
    native.push(runNative(game, rung));
    wasm.push(runWasm(module, rung));
  }
  return {
    signature: commonSignature(game, native, wasm),
    native: median(native.map((run) => run.nodesPerSecond)),
    wasm: median(wasm.map((run) => run.nodesPerSecond)),
  };
}

/**
 * @param {string} game
 * @param {number | null} rung
 * @returns {Measured}
 */
function runNative(game, rung) {
  const which = rung === null ? [] : ['--rung', String(rung)];
  const output = capture(inRoot('build', 'native', 'forethought'), [
    'bench',
    '--json',
    '--game',
    game,
    ...which,
  ]);
  const result = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
  return { signature: result.signature, nodesPerSecond: Math.round(result.nodes_per_second) };
}

/**
 * @param {import('../../wasm/engine').EngineModule} module
 * @param {number | null} rung
 * @returns {Measured}
 */
function runWasm(module, rung) {
  const start = performance.now();
  const result = JSON.parse(rung === null ? module.bench() : module.benchOf(rung));
  if (result.error !== undefined) throw new Failure(result.error);
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
 * The middle one of an odd number of values.
 * @param {readonly number[]} values
 */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
