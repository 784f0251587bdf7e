import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { TacticsGame, TacticsModule } from '../../../wasm/tactics';

let module: Promise<TacticsModule> | null = null;

/** The built module under Node: what the pages in the browsers are compared with. */
export function tacticsModule(): Promise<TacticsModule> {
  module ??= loadModule('tactics') as Promise<TacticsModule>;
  return module;
}

/** A rules instance of the test's own. */
export async function openRules(): Promise<TacticsGame> {
  const { Game } = await tacticsModule();
  return new Game();
}
