import { type EngineBuild, type LoadedEngine, loadEngine } from './load_module';

const loaded = new Map<string, Promise<LoadedEngine<unknown>>>();

/**
 * The engine of a build, loaded when it is first asked for; the second call gets the first one's module. After a
 * failure (`EngineError`) the next call tries anew.
 */
export function engineOf<Module>(build: EngineBuild<Module>): Promise<LoadedEngine<Module>> {
  const known = loaded.get(build.wasmUrl) as Promise<LoadedEngine<Module>> | undefined;
  if (known !== undefined) return known;
  const loading = loadEngine<Module>(build);
  loaded.set(build.wasmUrl, loading);
  loading.catch(() => loaded.delete(build.wasmUrl));
  return loading;
}
