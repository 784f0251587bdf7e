// `npm run bench`: how fast each engine is natively and in WebAssembly, and that both search the same; how many times as
// fast parallel searches are on two workers.

import { commandLine, JSON_OPTION, oneOf, wholeNumber } from './lib/arguments.mjs';
import { build } from './lib/cmake.mjs';
import { benchGame } from './lib/engine_bench.mjs';
import { ENGINES } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { buildModules } from './lib/page.mjs';
import { speedOfTwoWorkers } from './lib/parallel_search_bench.mjs';
import { heading, table } from './lib/report.mjs';

const given = commandLine('bench', {
  ...JSON_OPTION,
  game: {
    type: 'string',
    value: 'GAME',
    help: `one of ${ENGINES.join(', ')}; all of them if it is not given`,
  },
  rounds: { type: 'string', value: 'N', default: '5', help: 'how often all take turns' },
  nodes: { type: 'string', value: 'N', default: '1000000', help: 'of the search that several workers share' },
});
const games = given.game === undefined ? ENGINES : [oneOf('game', given.game, ENGINES)];
const rounds = wholeNumber('rounds', given.rounds, 1, 1000);
const nodes = wholeNumber('nodes', given.nodes, 1, 1e9);

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
  const { signature, native, wasm } = await benchGame(game, rounds);
  const ratio = Number((wasm / native).toFixed(3));
  const twoWorkers = await speedOfTwoWorkers(game, { nodes, rounds });
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
