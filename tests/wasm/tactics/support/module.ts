import { readFileSync } from 'node:fs';
import createTactics from '../../../../build/wasm/tactics.mjs';
import type { TacticsModule } from '../../../../wasm/tactics';

const WASM_BYTES = readFileSync(new URL('../../../../build/wasm/tactics.wasm', import.meta.url));

/** A new instance of the built tactics module with a memory of its own. */
export function startTactics(): Promise<TacticsModule> {
  return createTactics({ wasmBinary: WASM_BYTES });
}
