import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/embed/board_element.ts', import.meta.url));

/** Beside `index.html`. */
const FILE = 'embed.js';

/** Most bytes of it. */
const BAR = 4096;

/**
 * Vite: builds the script for other pages by itself. It is no module: pages of other origins load those from servers alone that
 * allow it.
 */
export function embedScript(): Plugin {
  return {
    name: 'embed-script',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { target: 'es2022' });
      const source = (await minify(FILE, `(() => {${code.replace(/^export \{\};?$/m, '')}})();`)).code;
      if (/\b(?:import|export)\b/.test(source)) this.error(`${FILE} has to do without modules`);
      if (source.length > BAR)
        this.error(`${FILE} has ${source.length} bytes, and must not have more than ${BAR}`);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
