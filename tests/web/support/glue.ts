import type { EngineModule, ModuleOptions } from '../../../wasm/engine';

export const MODULE = { version: () => '1.2.3' } as EngineModule;

/** Glue as the compiler writes it: it waits for `done` and hears of nothing else. */
export default function glue(options: ModuleOptions = {}): Promise<EngineModule> {
  return new Promise((resolve) => options.instantiateWasm?.({}, () => resolve(MODULE)));
}
