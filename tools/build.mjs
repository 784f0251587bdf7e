// `npm run build`: the native programs, the WebAssembly modules and the page, as far as something changed.

import { commandLine } from './lib/arguments.mjs';
import { build } from './lib/cmake.mjs';
import { install } from './lib/install.mjs';
import { buildPage } from './lib/page.mjs';
import { compressPage } from './lib/precompressed.mjs';
import { heading } from './lib/report.mjs';

commandLine('build', {});
await install(['native', 'wasm']);
heading('Building the native programs');
await build('native', ['forethought', 'pbrain-forethought', 'nboard-forethought', 'forethought-xiangqi']);
await buildPage();
await compressPage();
