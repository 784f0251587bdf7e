import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface DerivedData {
  /** Of the plugin. */
  name: string;
  /** What follows the file's name where it is imported: `?steps`. */
  mark: string;
  /** What the page gets where the file is not there. */
  none: unknown;
  /** What the page gets of the file's text; `path` is for messages. */
  derive(text: string, path: string): unknown;
}

/** Vite: `import value from './data.json?mark'` gives what the page needs of a data file, made when it is built. */
export function derivedData({ name, mark, none, derive }: DerivedData): Plugin {
  return {
    name,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(mark)) return null;
      const path = source.slice(0, -mark.length);
      const found = await this.resolve(path, importer, { skipSelf: true });
      // What is not there has an address all the same, so that `load` is asked for it.
      return (found?.id ?? new URL(path, `file://${importer}`).pathname) + mark;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const path = id.slice(0, -mark.length);
      if (!existsSync(path)) return `export default ${JSON.stringify(none)};`;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(derive(readFileSync(path, 'utf8'), path))};`;
    },
  };
}
