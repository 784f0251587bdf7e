import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const MARK = '?measured';

/**
 * Vite: `import file from './values.bin?measured'` gives the address of a data file with its size in bytes and its
 * SHA-256, so that the page knows what it is to get before it has come; null where the file is not there.
 */
export function measuredAssets(): Plugin {
  return {
    name: 'measured-assets',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(MARK)) return null;
      const path = source.slice(0, -MARK.length);
      const found = await this.resolve(path, importer, { skipSelf: true });
      // What is not there has an address all the same, so that `load` is asked for it.
      return (found?.id ?? resolve(dirname(importer ?? ''), path)) + MARK;
    },
    load(id) {
      if (!id.endsWith(MARK)) return null;
      const path = id.slice(0, -MARK.length);
      if (!existsSync(path)) return 'export default null;';
      this.addWatchFile(path);
      const content = readFileSync(path);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return [
        `import url from ${JSON.stringify(`${path}?url`)};`,
        `export default { url, bytes: ${content.length}, sha256: '${sha256}' };`,
      ].join('\n');
    },
  };
}
