import { readFileSync } from 'node:fs';
import createLab from '../../../build/wasm/lab.mjs';
import type { LabModule } from '../../../wasm/lab';

const WASM_BYTES = readFileSync(new URL('../../../build/wasm/lab.wasm', import.meta.url));

/** A new instance of the built module that counts and tests. */
export function startLab(): Promise<LabModule> {
  return createLab({ wasmBinary: WASM_BYTES });
}
