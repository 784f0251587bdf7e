// `npm run bench:web`: the perceived wait, measured in Chromium over whole battles, at full speed and with the
// whole browser slowed down.

import { commandLine, JSON_OPTION, oneOf, wholeNumber } from './lib/arguments.mjs';
import { GAMES } from './lib/games.mjs';
import { install } from './lib/install.mjs';
import { buildPage } from './lib/page.mjs';
import { PAGE } from './lib/paths.mjs';
import { openProcessGroup } from './lib/process_group.mjs';
import { table } from './lib/report.mjs';
import { readSite } from './lib/static_site.mjs';
import { loadModule } from './lib/wasm_module.mjs';

/**
 * @typedef {import('../wasm/engine').EngineModule} EngineModule
 * @typedef {{ game: string, rung: number, tempo: string, slowed: boolean } & WaitSummary} Result
 * @typedef {import('../web/src/conductor/wait_log').WaitSummary} WaitSummary
 */

const TEMPO = 'fast';
const RUNGS = ['20', '50'];

const given = commandLine('bench:web', {
  ...JSON_OPTION,
  game: { type: 'string', value: 'GAME', help: `one of ${GAMES.join(', ')}; all of them if it is not given` },
  rung: { type: 'string', value: 'RUNG', multiple: true, default: RUNGS, help: 'may be given several times' },
  actions: { type: 'string', value: 'N', default: '300', help: 'of the opponent, in each run' },
});
const games = given.game === undefined ? GAMES : [oneOf('game', given.game, GAMES)];
const rungs = given.rung.map((rung) => wholeNumber('rung', rung, 0, 9999));
const actions = wholeNumber('actions', given.actions, 1, 100_000);

await install(['wasm', 'chromium']);
await buildPage();

const { benchPage } = await import('./lib/web_bench.mjs');
// Read once, so that a build that goes on meanwhile changes nothing.
const files = readSite(PAGE);
/** @type {Result[]} */
const results = [];
for (const game of games) {
  const module = /** @type {EngineModule} */ (await loadModule(game));
  for (const slowed of [false, true]) {
    for (const rung of rungs) {
      const opened = openProcessGroup();
      const group = 'group' in opened ? opened.group : null;
      if ('refusal' in opened && slowed) {
        console.error(`Slowed, rung ${rung}: left out, there is no control group here (${opened.refusal}).`);
        continue;
      }
      const onProgress = reporter(`${game}, rung ${rung}${slowed ? ', slowed' : ''}`);
      const course = { game, rung, tempo: TEMPO, actions, files, module, group, slowed, onProgress };
      const measured = await benchPage(course).finally(() => group?.close());
      results.push({ game, rung, tempo: TEMPO, slowed, ...hundredths(measured) });
    }
  }
}
console.log(given.json ? JSON.stringify(results) : readable().join('\n'));

/**
 * Tells from time to time how far a run has come.
 * @param {string} title
 * @returns {(seen: number) => void}
 */
function reporter(title) {
  let told = 0;
  return (seen) => {
    if (seen < told + 50) return;
    told = seen;
    console.error(`${title}: ${seen} of ${actions} actions`);
  };
}

/**
 * A summary without digits that no clock has.
 * @param {WaitSummary} summary
 * @returns {WaitSummary}
 */
function hundredths(summary) {
  const round = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value;
  return JSON.parse(JSON.stringify(summary, round));
}

/** One row a run; times in milliseconds. */
function readable() {
  const head = ['game', 'rung', 'browser', 'actions', 'wait p50', 'p99', 'max', 'frame p50', 'p95', 'p99'];
  const rows = results.map(({ game, rung, slowed, actions: seen, wait_ms, frame_ms, ...rest }) => [
    game,
    rung,
    slowed ? 'a quarter of the machine' : 'full speed',
    seen,
    ...[wait_ms.p50, wait_ms.p99, wait_ms.max, frame_ms.p50, frame_ms.p95, frame_ms.p99],
    rest.long_tasks ?? '-',
    rest.busy_share,
  ]);
  return table([[...head, 'long tasks', 'busy'], ...rows]);
}
