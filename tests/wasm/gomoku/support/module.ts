import { readFileSync } from 'node:fs';
import createGomoku from '../../../../build/wasm/gomoku.mjs';
import type { GomokuModule } from '../../../../wasm/gomoku';

/** A new instance of the built Gomoku module, with a memory of its own. */
export function startGomoku(): Promise<GomokuModule> {
  const wasmBinary = readFileSync(`${import.meta.dirname}/../../../../build/wasm/gomoku.wasm`);
  return createGomoku({ wasmBinary });
}
