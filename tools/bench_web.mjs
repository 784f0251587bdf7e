// `npm run bench:web`: first paint, perceived wait and frames, measured in Chromium over whole battles, at full speed and
// with the whole browser slowed down.

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
 * @typedef {{ game: string, rung: number, tempo: string, speed: string, first_paint_ms: number } & WaitSummary} Result
 * @typedef {import('../web/src/conductor/wait_log').WaitSummary} WaitSummary
 */

const TEMPO = 'fast';
/** The strongest of each ladder. */
const RUNGS = ['9999'];
/** What is left of the machine. @type {Readonly<Record<string, number>>} */
const SPEEDS = { full: 1, quarter: 1 / 4, sixth: 1 / 6 };

const given = commandLine('bench:web', {
  ...JSON_OPTION,
  game: { type: 'string', value: 'GAME', help: `one of ${GAMES.join(', ')}; all of them if it is not given` },
  rung: { type: 'string', value: 'RUNG', multiple: true, default: RUNGS, help: 'may be given several times' },
  speed: {
    type: 'string',
    value: 'SPEED',
    multiple: true,
    default: Object.keys(SPEEDS),
    help: `one of ${Object.keys(SPEEDS).join(', ')}; may be given several times`,
  },
  actions: { type: 'string', value: 'N', default: '100', help: 'of the opponent, in each run' },
});
const games = given.game === undefined ? GAMES : [oneOf('game', given.game, GAMES)];
const rungs = given.rung.map((rung) => wholeNumber('rung', rung, 0, 9999));
const speeds = given.speed.map((speed) => oneOf('speed', speed, Object.keys(SPEEDS)));
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
  for (const speed of speeds) {
    const share = SPEEDS[speed] ?? 1;
    for (const rung of rungs) {
      const opened = openProcessGroup();
      const group = 'group' in opened ? opened.group : null;
      if ('refusal' in opened && share < 1) {
        console.error(
          `${speed}, rung ${rung}: left out, there is no control group here (${opened.refusal}).`,
        );
        continue;
      }
      const onProgress = reporter(`${game}, rung ${rung}, ${speed}`);
      const course = { game, rung, tempo: TEMPO, actions, files, module, group, share, onProgress };
      const measured = await benchPage(course).finally(() => group?.close());
      results.push({ game, rung, tempo: TEMPO, speed, ...hundredths(measured) });
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
 * @template Summary
 * @param {Summary} summary
 * @returns {Summary}
 */
function hundredths(summary) {
  const round = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value;
  return JSON.parse(JSON.stringify(summary, round));
}

/** One row a run; times in milliseconds. */
function readable() {
  const head = [
    'game',
    'rung',
    'speed',
    'actions',
    'first paint',
    'wait p50',
    'p99',
    'max',
    'frame p50',
    'p95',
    'p99',
  ];
  const rows = results.map(({ game, rung, speed, actions: seen, wait_ms, frame_ms, ...rest }) => [
    game,
    rung,
    speed,
    seen,
    Math.round(rest.first_paint_ms),
    ...[wait_ms.p50, wait_ms.p99, wait_ms.max, frame_ms.p50, frame_ms.p95, frame_ms.p99],
    rest.long_tasks ?? '-',
    rest.busy_share,
  ]);
  return table([[...head, 'long tasks', 'busy'], ...rows]);
}
