import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { engineAssets } from './web/engine_assets.ts';
import { ladderScenes } from './web/ladder_scenes.ts';
import { ladderSteps } from './web/ladder_steps.ts';
import { measuredAssets } from './web/measured_assets.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The strictest policy the page must run under; `npm start` serves it so that a breach shows at once. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
].join('; ');

export default defineConfig({
  root: fromRoot('web'),
  // Relative, so that the page runs from any sub-path and from a zip in an iframe.
  base: './',
  // `import sword from '~icons/game-icons/broadsword'` gives the SVG's text. (Under Vitest the query `?raw` is denied.)
  plugins: [icons({ compiler: 'raw' }), measuredAssets(), engineAssets(), ladderSteps(), ladderScenes()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { __VERSION__: JSON.stringify(packageJson.version) },
  worker: { format: 'es' },
  build: {
    outDir: fromRoot('build/page'),
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is inlined: the policy above allows neither inline scripts nor fonts from data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Which script needs which: the table of bytes is made from it.
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'library', test: /node_modules/ }] } },
    },
  },
  server: { fs: { allow: [fromRoot('.')] } },
  preview: { headers: { 'Content-Security-Policy': contentSecurityPolicy } },
});
