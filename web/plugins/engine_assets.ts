import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { EngineModule, ModuleOptions } from '../../wasm/engine';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const LADDER = '?ladder';
const GLUE = '?glue';

/** Where the build of an engine lies that has another one for browsers without SIMD. */
const MODULE = /build\/wasm\/(\w+)\.wasm$/;

/** The module of an engine for browsers without SIMD; undefined if it needs none, or for what is no engine's module. */
function plainModule(module: string | undefined): string | undefined {
  const name = MODULE.exec(module ?? '')?.[1];
  if (name === undefined) return undefined;
  const plain = fromRoot(`build/wasm/plain/${name}.wasm`);
  return existsSync(plain) ? plain : undefined;
}

/**
 * What a file beside the scripts is called: an engine's module is told from the one that it has besides for browsers without
 * SIMD by `.simd` in place of `.plain`.
 */
export function assetName({ originalFileNames: [module] }: { originalFileNames: readonly string[] }): string {
  return `assets/[name]${plainModule(module) === undefined ? '' : '.simd'}-[hash][extname]`;
}

/**
 * Vite: what the page asks of an engine's built glue besides running it.
 * `import url from './game.mjs?glue'` gives the address of the glue, a script of its own, which the page and its workers
 * import when that game is played; so no worker has to know the games.
 * `import ladder from './game.mjs?ladder'` gives the rungs that the engine tells of, so that the page can name a game's
 * opponents before its engine has come; none where the engine is not built.
 */
export function engineAssets(): Plugin {
  let bundled = false;
  return {
    name: 'engine-assets',
    enforce: 'pre',
    configResolved({ command }) {
      bundled = command === 'build';
    },
    async resolveId(source, importer) {
      const mark = markOf(source);
      if (mark === undefined) return null;
      const found = await this.resolve(source.slice(0, -mark.length), importer, { skipSelf: true });
      return found === null ? null : found.id + mark;
    },
    async load(id) {
      const mark = markOf(id);
      if (mark === undefined) return null;
      const glue = id.slice(0, -mark.length);
      if (mark === GLUE) {
        if (!bundled) return `export { default } from ${JSON.stringify(`${glue}?url`)};`;
        return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: glue, preserveSignature: 'strict' })};`;
      }
      if (!existsSync(glue)) return 'export default [];';
      this.addWatchFile(glue);
      return `export default ${await ladderOf(glue)};`;
    },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const plain = asset.type === 'asset' ? plainModule(asset.originalFileNames[0]) : undefined;
        if (plain === undefined) continue;
        const fileName = asset.fileName.replace('.simd-', '.plain-');
        this.emitFile({ type: 'asset', fileName, source: readFileSync(plain) });
      }
    },
  };
}

function markOf(id: string): string | undefined {
  return [LADDER, GLUE].find((mark) => id.endsWith(mark));
}

async function ladderOf(glue: string): Promise<string> {
  return (await openEngine(glue)).ladder();
}

/** Loads an engine; its bytes are handed over, because the glue would fetch them as a page does. */
export async function openEngine(glue: string): Promise<EngineModule> {
  const { default: create } = (await import(pathToFileURL(glue).href)) as {
    default: (options: ModuleOptions & { wasmBinary: Uint8Array }) => Promise<EngineModule>;
  };
  return create({ wasmBinary: readFileSync(glue.replace(/\.mjs$/, '.wasm')) });
}
