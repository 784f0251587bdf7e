import { readFileSync } from 'node:fs';
import createOthello from '../../../../build/wasm/othello.mjs';
import type { OthelloModule } from '../../../../wasm/othello';

/** A new instance of the built Othello module, with a memory of its own. */
export function startOthello(): Promise<OthelloModule> {
  const wasmBinary = readFileSync(`${import.meta.dirname}/../../../../build/wasm/othello.wasm`);
  return createOthello({ wasmBinary });
}
