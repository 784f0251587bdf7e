import { afterEach, describe, expect, it, vi } from 'vitest';
import { EngineError } from '../../../web/src/engine/engine_error';
import { type EngineBuild, loadEngine, moduleUrl, startEngine } from '../../../web/src/engine/load_module';
import { SILENCE_MS, UNSEEN_MS } from '../../../web/src/engine/patience';
import { EMPTY_MODULE, EMPTY_MODULE_BYTES } from '../support/empty_module';
import { FakeClock, timerOf } from '../support/fake_time';
import { MODULE } from '../support/glue';

const scriptOf = (name: string) => new URL(`../support/${name}.ts`, import.meta.url).href;

const BUILD: EngineBuild = { wasmUrl: 'assets/tactics.wasm', glueUrl: scriptOf('glue') };

function serve(body: BodyInit | null, type: string, status = 200): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(body, { status, headers: type ? { 'content-type': type } : {} })),
  );
}

/** What `loading` fails with. */
async function failureOf(loading: Promise<unknown>): Promise<EngineError> {
  const thrown = await loading.then(
    () => null,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(EngineError);
  return thrown as EngineError;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('loading an engine', () => {
  it('compiles once and gives the page’s module with the code for workers', async () => {
    serve(EMPTY_MODULE_BYTES, 'application/wasm');
    const streaming = vi.spyOn(WebAssembly, 'compileStreaming').mockResolvedValue(EMPTY_MODULE);
    const { module, compiled } = await loadEngine(BUILD);
    expect(module).toBe(MODULE);
    expect(compiled).toBe(EMPTY_MODULE);
    expect(streaming).toHaveBeenCalledTimes(1);
  });

  it.each(['application/octet-stream', 'text/plain', ''])('takes the MIME type "%s" too', async (type) => {
    serve(EMPTY_MODULE_BYTES, type);
    const streaming = vi.spyOn(WebAssembly, 'compileStreaming');
    const { module, compiled } = await loadEngine(BUILD);
    expect(module).toBe(MODULE);
    expect(compiled).toBeInstanceOf(WebAssembly.Module);
    expect(streaming).not.toHaveBeenCalled();
  });

  it('compiles without streaming where the browser cannot', async () => {
    serve(EMPTY_MODULE_BYTES, 'application/wasm');
    vi.stubGlobal('WebAssembly', Object.create(WebAssembly, { compileStreaming: { value: undefined } }));
    const { compiled } = await loadEngine(BUILD);
    expect(compiled).toBeInstanceOf(WebAssembly.Module);
  });

  it('says that the module is not there', async () => {
    serve('not found', 'text/html', 404);
    const error = await failureOf(loadEngine(BUILD));
    expect(error.failure).toBe('fetch');
    expect(error.message).toContain('assets/tactics.wasm');
    expect(error.message).toContain('404');
  });

  it('says that the network failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    const error = await failureOf(loadEngine(BUILD));
    expect(error.failure).toBe('fetch');
    expect(error.message).toContain('no connection');
  });

  it('says that a page came in the module’s place', async () => {
    serve('<!doctype html>', 'text/html');
    expect((await failureOf(loadEngine(BUILD))).failure).toBe('compile');
  });

  it.each(['application/wasm', 'application/octet-stream'])(
    'says that the module does not compile whose bytes are altered or cut, as %s',
    async (type) => {
      vi.spyOn(WebAssembly, 'compileStreaming').mockImplementation(async (response) =>
        WebAssembly.compile(await (await response).arrayBuffer()),
      );
      const altered = Uint8Array.from([...EMPTY_MODULE_BYTES, 99, 1, 0]);
      for (const bytes of [altered, EMPTY_MODULE_BYTES.slice(0, -1)]) {
        serve(bytes, type);
        const error = await failureOf(loadEngine(BUILD));
        expect(error.failure).toBe('compile');
        expect(error.message).toContain('assets/tactics.wasm');
      }
    },
  );

  it('says that the module arrived only in part', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut off')) });
    serve(broken, 'application/octet-stream');
    const error = await failureOf(loadEngine(BUILD));
    expect(error.failure).toBe('fetch');
    expect(error.message).toContain('cut off');
  });

  it('says that the browser has no WebAssembly', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect((await failureOf(loadEngine(BUILD))).failure).toBe('unsupported');
  });
});

describe('a browser without SIMD', () => {
  const builds = ['assets/gomoku.simd-abcdefgh.wasm', 'assets/twenty48-abcdefgh.wasm'].map((wasmUrl) => ({
    ...BUILD,
    wasmUrl,
  }));

  it('gets another module of what works on vectors, and the same of what does not', () => {
    expect(builds.map(moduleUrl)).toEqual(builds.map(({ wasmUrl }) => wasmUrl));
    vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    expect(builds.map(moduleUrl)).toEqual([
      'assets/gomoku.plain-abcdefgh.wasm',
      'assets/twenty48-abcdefgh.wasm',
    ]);
  });
});

describe('what does not come', () => {
  const never = new Promise<never>(() => {});
  const answer = () => Promise.resolve(new Response(new ReadableStream(), { headers: WASM }));
  const WASM = { 'content-type': 'application/wasm' };

  it.each([
    ['a module of which nothing is heard', () => never, BUILD, SILENCE_MS],
    ['a module that stops coming', answer, BUILD, UNSEEN_MS],
    [
      'glue',
      () => Promise.resolve(new Response(EMPTY_MODULE_BYTES)),
      { ...BUILD, glueUrl: scriptOf('silent_glue') },
      UNSEEN_MS,
    ],
  ])('is waited for no longer than a while: %s', async (_, fetched, build, limit) => {
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(WebAssembly, 'compileStreaming').mockReturnValue(never);
    const clock = new FakeClock();
    const settled = () => new Promise((done) => setTimeout(done));
    const loading = failureOf(loadEngine(build, timerOf(clock)));
    await settled();
    clock.pass(limit - 1);
    expect(await Promise.race([loading, settled().then(() => 'still waiting')])).toBe('still waiting');
    clock.pass(1);
    const error = await loading;
    expect([error.failure, clock.idle]).toEqual(['fetch', true]);
    expect(error.message).toContain(`nothing came for ${limit / 1000} seconds`);
  });
});

describe('starting compiled code', () => {
  it('says that the glue could not be imported', async () => {
    const error = await failureOf(startEngine(scriptOf('no_such_script'), EMPTY_MODULE));
    expect(error.failure).toBe('fetch');
    expect(error.message).toContain('no_such_script');
  });

  it('does not wait for ever for an instance that could not be made', async () => {
    vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(
      new WebAssembly.LinkError('import "a" is missing'),
    );
    const error = await failureOf(startEngine(BUILD.glueUrl, EMPTY_MODULE));
    expect(error.failure).toBe('start');
    expect(error.message).toContain('import "a" is missing');
  });

  it('says that there is no memory for it', async () => {
    vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(new RangeError('could not allocate memory'));
    const error = await failureOf(startEngine(BUILD.glueUrl, EMPTY_MODULE));
    expect(error.failure).toBe('start');
    expect(error.message).toContain('could not allocate memory');
  });

  it('does not wait for ever for a module that traps as it starts', async () => {
    const error = await failureOf(startEngine(scriptOf('trapping_glue'), EMPTY_MODULE));
    expect(error.message).toContain('unreachable');
  });
});
