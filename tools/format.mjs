// `npm run format`: lays out every source file as the style checks of `npm test` want it.

import { commandLine } from './lib/arguments.mjs';
import { install } from './lib/install.mjs';
import { run, runNode } from './lib/run.mjs';
import { BIOME, cppFiles } from './lib/sources.mjs';

commandLine({});
await install(['style']);
run('clang-format', ['-i', ...cppFiles()]);
runNode([BIOME, 'check', '--write']);
