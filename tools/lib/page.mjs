import { build } from './cmake.mjs';
import { GAMES } from './games.mjs';
import { reportPageBytes } from './page_bytes.mjs';
import { inRoot } from './paths.mjs';
import { heading } from './report.mjs';
import { runNode } from './run.mjs';
import { fingerprint, onceFor } from './stamp.mjs';

const VITE = inRoot('node_modules', 'vite', 'bin', 'vite.js');

/** Everything that the built page is made of. */
const SOURCES = [
  'web',
  'wasm',
  ...GAMES.map((game) => `engine/${game}/data`),
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds the WebAssembly modules, every game's and the lab's, into build/wasm. */
export async function buildModules() {
  heading('Building WebAssembly');
  await build('wasm', ['modules']);
}

/** Of the modules that the page has besides for browsers without SIMD. */
const PLAIN = inRoot('build', 'wasm', 'plain');

/** Builds modules and page into build/page, as far as something changed, and tells its bytes. */
export async function buildPage() {
  heading('Building WebAssembly');
  await build('wasm', ['modules', 'plain_modules']);
  const modules = [...GAMES, 'lab'].flatMap((name) => [`build/wasm/${name}.mjs`, `build/wasm/${name}.wasm`]);
  const print = fingerprint([...[...SOURCES, ...modules].map((path) => inRoot(path)), PLAIN]);
  await onceFor(inRoot('build', 'page.txt'), print, () => {
    heading('Building the page');
    // Whoever asks for it, a test runner too: what is built is what is shipped.
    const env = { ...process.env, NODE_ENV: 'production' };
    runNode([VITE, 'build', '--config', inRoot('vite.config.ts'), '--logLevel', 'warn'], { env });
  });
  reportPageBytes();
}
