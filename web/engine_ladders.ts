import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { EngineModule, ModuleOptions } from '../wasm/engine';

const MARK = '?ladder';

/**
 * Vite: `import ladder from './game.mjs?ladder'` gives the rungs that a built engine tells of, so that the page can name
 * a game's opponents before its engine has come; none where the engine is not built.
 */
export function engineLadders(): Plugin {
  return {
    name: 'engine-ladders',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(MARK)) return null;
      const found = await this.resolve(source.slice(0, -MARK.length), importer, { skipSelf: true });
      return (found?.id ?? '') + MARK;
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const glue = id.slice(0, -MARK.length);
      if (!existsSync(glue)) return 'export default [];';
      this.addWatchFile(glue);
      return `export default ${await ladderOf(glue)};`;
    },
  };
}

/** Asks the engine; its bytes are handed over, because the glue would fetch them as a page does. */
async function ladderOf(glue: string): Promise<string> {
  const { default: create } = (await import(pathToFileURL(glue).href)) as {
    default: (options: ModuleOptions & { wasmBinary: Uint8Array }) => Promise<EngineModule>;
  };
  const engine = await create({ wasmBinary: readFileSync(glue.replace(/\.mjs$/, '.wasm')) });
  return engine.ladder();
}
