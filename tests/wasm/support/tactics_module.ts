import { readFileSync } from 'node:fs';
import createTactics from '../../../build/wasm/tactics.mjs';
import type { TacticsModule } from '../../../wasm/tactics';

/** The built tactics module: its bytes, its glue as text, and instances of it. */

const built = (name: string) => readFileSync(new URL(`../../../build/wasm/${name}`, import.meta.url));

export const WASM_BYTES = built('tactics.wasm');
export const GLUE = built('tactics.mjs').toString();

/** A new instance with a memory of its own. */
export function startTactics(): Promise<TacticsModule> {
  return createTactics({ wasmBinary: WASM_BYTES });
}
