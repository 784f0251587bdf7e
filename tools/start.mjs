// `npm start`: from a fresh clone to the page on this machine. Nothing here may need a node package before
// `install` has run.

import { commandLine, SERVER_OPTIONS, wholeNumber } from './lib/arguments.mjs';
import { install } from './lib/install.mjs';
import { buildPage } from './lib/page.mjs';
import { inRoot } from './lib/paths.mjs';

const given = commandLine('start', SERVER_OPTIONS);
const port = wholeNumber('port', given.port, 1, 65535);

await install(['wasm']);
await buildPage();

const { preview } = await import('vite');
const server = await preview({
  configFile: inRoot('vite.config.ts'),
  preview: { port, host: given.host ?? 'localhost' },
});
console.log('');
server.printUrls();
console.log('  Ctrl+C ends it.');
