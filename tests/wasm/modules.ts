import { readFile } from 'node:fs/promises';
import createTactics from '../../build/wasm/tactics.mjs';
import type { TacticsModule } from '../../wasm/tactics';

/** The bytes of the built tactics module. */
export const readTacticsBytes = () => readFile(new URL('../../build/wasm/tactics.wasm', import.meta.url));

/** A fresh instance of the built tactics module. */
export async function openTactics(): Promise<TacticsModule> {
  return createTactics({ wasmBinary: await readTacticsBytes() });
}
