// `npm run bench`: how fast each engine is natively and in WebAssembly, and that both search the same; how many times as
// fast a search on islands is on two workers.

import { commandLine, oneOf } from './lib/arguments.mjs';
import { build } from './lib/cmake.mjs';
import { benchGame } from './lib/engine_bench.mjs';
import { ENGINES } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { speedOfTwoWorkers } from './lib/islands_bench.mjs';
import { buildModules } from './lib/page.mjs';
import { heading, table } from './lib/report.mjs';

const given = commandLine({ json: { type: 'boolean' }, game: { type: 'string' } });
const games = given.game === undefined ? ENGINES : [oneOf('game', given.game, ENGINES)];

await install(['native', 'wasm']);
heading('Building the native program');
await build('native', ['forethought']);
await buildModules();

heading('Bench');
/** @type {Record<string, object>} */
const results = {};
/** @type {(string | number)[][]} */
const rows = [['game', 'signature', 'native nodes/s', 'wasm nodes/s', 'ratio', 'two workers']];
for (const game of games) {
  const { signature, native, wasm } = await benchGame(game);
  const ratio = Number((wasm / native).toFixed(3));
  const twoWorkers = await speedOfTwoWorkers(game);
  results[game] = {
    signature,
    native: { nodes_per_second: native },
    wasm: { nodes_per_second: wasm },
    ratio,
    ...(twoWorkers === null ? {} : { two_workers: twoWorkers }),
  };
  rows.push([game, signature, native, wasm, ratio, twoWorkers ?? '']);
}

console.log(given.json ? JSON.stringify(results) : table(rows).join('\n'));
