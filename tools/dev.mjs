// `npm run dev`: the page served from its sources, with what is edited shown at once.

import { commandLine, SERVER_OPTIONS, wholeNumber } from './lib/arguments.mjs';
import { install } from './lib/install.mjs';
import { buildModules } from './lib/page.mjs';
import { inRoot } from './lib/paths.mjs';

const given = commandLine('dev', SERVER_OPTIONS);
const port = wholeNumber('port', given.port, 1, 65535);

await install(['wasm']);
await buildModules();

const { createServer } = await import('vite');
const server = await createServer({
  configFile: inRoot('vite.config.ts'),
  server: { port, host: given.host ?? 'localhost' },
});
await server.listen();
server.printUrls();
