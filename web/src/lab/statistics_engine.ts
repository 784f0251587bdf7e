import glueUrl from '../../../build/wasm/lab.mjs?glue';
import wasmUrl from '../../../build/wasm/lab.wasm?url';
import type { LabModule } from '../../../wasm/lab';
import { engineOf } from '../engine/engines';
import type { EngineBuild } from '../engine/load_module';

const BUILD: EngineBuild<LabModule> = { wasmUrl, glueUrl };

/** The module that counts and tests. Throws `EngineError`. */
export async function statisticsEngine(): Promise<LabModule> {
  return (await engineOf(BUILD)).module;
}
