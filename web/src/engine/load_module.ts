import type { EngineModule, ModuleOptions } from '../../../wasm/engine';
import { EngineError, messageOf } from './engine_error';
import { Patience, UNSEEN_MS } from './patience';
import type { Timer } from './timer';

/** Where one game's build lies: its module, and the glue that starts it. `Module` is what that gives. */
export interface EngineBuild<Module = EngineModule> {
  wasmUrl: string;
  glueUrl: string;
  /** Of the type only; there is no such value. */
  readonly gives?: Module;
}

/** A module that knows the type of vectors, and no more. */
const VECTORS = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 123, 0);

/** Where the module of a build lies that this browser can compile: an old one gets one without SIMD, if there is another. */
export function moduleUrl({ wasmUrl }: EngineBuild<unknown>): string {
  return globalThis.WebAssembly?.validate(VECTORS) ? wasmUrl : wasmUrl.replace('.simd', '.plain');
}

/** A script of glue, as the compiler writes it. */
interface Glue<Module> {
  default: (options?: ModuleOptions) => Promise<Module>;
}

/** A running module of the page's own, and the compiled code that workers start theirs from. */
export interface LoadedEngine<Module> {
  module: Module;
  compiled: WebAssembly.Module;
}

/**
 * Fetches and compiles a game's module once and starts the page's own instance of it. What does not come in time counts
 * as not fetched. Throws `EngineError`.
 */
export async function loadEngine<Module>(
  build: EngineBuild<Module>,
  timer?: Timer,
): Promise<LoadedEngine<Module>> {
  const patience = new Patience(timer);
  try {
    const compiled = await patience.within(compileEngine(moduleUrl(build), patience));
    return { compiled, module: await patience.within(startEngine<Module>(build.glueUrl, compiled)) };
  } catch (thrown) {
    if (!patience.signal.aborted) throw thrown;
    throw new EngineError('fetch', `The engine did not arrive: ${messageOf(patience.signal.reason)}`, thrown);
  } finally {
    patience.end();
  }
}

/** Starts an instance of compiled code by the glue at an address, on the page or in a worker. Throws `EngineError`. */
export async function startEngine<Module = EngineModule>(
  glueUrl: string,
  compiled: WebAssembly.Module,
): Promise<Module> {
  const { default: create } = await importGlue<Module>(glueUrl);
  try {
    return await instantiate(create, compiled);
  } catch (thrown) {
    throw new EngineError('start', `The engine did not start: ${messageOf(thrown)}`, thrown);
  }
}

/** Some browsers ask for a script only once, whatever became of it: at another address they ask again. */
function importGlue<Module>(url: string): Promise<Glue<Module>> {
  const fetched = (address: string): Promise<Glue<Module>> => import(/* @vite-ignore */ address);
  return fetched(url)
    .catch(() => fetched(`${url}?${Date.now()}`))
    .catch((thrown) => {
      throw new EngineError('fetch', messageOf(thrown), thrown);
    });
}

/** The glue never hears of an instantiation that failed, so its promise is raced by the failure. */
function instantiate<Module>(
  create: (options?: ModuleOptions) => Promise<Module>,
  compiled: WebAssembly.Module,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const instantiateWasm: ModuleOptions['instantiateWasm'] = (imports, done) => {
      WebAssembly.instantiate(compiled, imports)
        .then((instance) => done(instance, compiled))
        .catch(reject);
      return {};
    };
    create({ instantiateWasm }).then(resolve, reject);
  });
}

async function compileEngine(url: string, patience: Patience): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== 'object') {
    throw new EngineError('unsupported', 'This browser has no WebAssembly.');
  }
  const response = await fetchEngine(url, patience.signal);
  // A module is compiled as it comes; how much of it has come is not told.
  patience.renew(UNSEEN_MS);
  try {
    return await compileResponse(response);
  } catch (thrown) {
    if (thrown instanceof EngineError) throw thrown;
    throw new EngineError('compile', `The engine at ${url} did not compile: ${messageOf(thrown)}`, thrown);
  }
}

async function fetchEngine(url: string, signal: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'same-origin', signal });
  } catch (thrown) {
    throw new EngineError('fetch', `The engine at ${url} could not be fetched: ${messageOf(thrown)}`, thrown);
  }
  if (!response.ok) {
    throw new EngineError('fetch', `The engine at ${url} could not be fetched: status ${response.status}`);
  }
  return response;
}

/** Compiles while the bytes arrive; a host that serves them under another MIME type has them read first. */
async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  const type = response.headers.get('content-type')?.trim().toLowerCase();
  if (type === 'application/wasm' && typeof WebAssembly.compileStreaming === 'function') {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await readBytes(response));
}

async function readBytes(response: Response): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (thrown) {
    throw new EngineError('fetch', `The engine arrived only in part: ${messageOf(thrown)}`, thrown);
  }
}
