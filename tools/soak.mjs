// `npm run soak`: the strongest opponents of every game play for long in one tab, which must not grow.

import { commandLine, JSON_OPTION, oneOf, wholeNumber } from './lib/arguments.mjs';
import { GAMES } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { buildPage } from './lib/page.mjs';
import { PAGE } from './lib/paths.mjs';
import { table } from './lib/report.mjs';
import { readSite } from './lib/static_site.mjs';
import { loadModule } from './lib/wasm_module.mjs';

/** @typedef {import('../wasm/engine').EngineModule} EngineModule */

const given = commandLine('soak', {
  ...JSON_OPTION,
  game: { type: 'string', value: 'GAME', help: `one of ${GAMES.join(', ')}; all of them if it is not given` },
  minutes: { type: 'string', value: 'N', default: '60', help: 'at least' },
});
const games = given.game === undefined ? GAMES : [oneOf('game', given.game, GAMES)];
const minutes = wholeNumber('minutes', given.minutes, 0, 10_000);

await install(['wasm', 'chromium']);
await buildPage();

const { faultsIn, soak } = await import('./lib/soak.mjs');
const modules = new Map();
for (const game of games) modules.set(game, /** @type {EngineModule} */ (await loadModule(game)));
const rounds = await soak({ files: readSite(PAGE), modules, minutes });
const faults = faultsIn(rounds);
console.log(given.json ? JSON.stringify({ rounds, faults }) : readable().join('\n'));
if (faults.length > 0) process.exitCode = 1;

/** One row a round. */
function readable() {
  const head = [
    'minute',
    'heap, kB',
    'process, MB',
    'nodes',
    'workers',
    'actions',
    'games',
    'long tasks',
    'longest, ms',
  ];
  const rows = rounds.map((round) => [
    Number(round.minute.toFixed(1)),
    round.heap_kb,
    round.process_mb,
    round.nodes,
    round.workers,
    round.actions,
    round.games,
    round.long_tasks,
    round.longest_ms,
  ]);
  return [...table([head, ...rows]), ...faults];
}
