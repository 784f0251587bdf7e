import { readFileSync } from 'node:fs';
import createTwenty48 from '../../../../build/wasm/twenty48.mjs';
import type { Twenty48Module } from '../../../../wasm/twenty48';

/** A new instance of the built 2048 module, with a memory of its own. */
export function startTwenty48(): Promise<Twenty48Module> {
  const wasmBinary = readFileSync(`${import.meta.dirname}/../../../../build/wasm/twenty48.wasm`);
  return createTwenty48({ wasmBinary });
}
