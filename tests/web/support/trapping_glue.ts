import type { EngineModule, ModuleOptions } from '../../../wasm/engine';

/** Glue of a module that traps as it starts. */
export default function trappingGlue(options: ModuleOptions = {}): Promise<EngineModule> {
  return new Promise(() => {
    const done = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    options.instantiateWasm?.({}, done);
  });
}
