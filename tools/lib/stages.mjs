import { auditShipped } from './audit.mjs';
import { build, testEngine } from './cmake.mjs';
import { checkLayout } from './layout.mjs';
import { checkLadderTables } from './measured_pages.mjs';
import { buildModules, buildPage } from './page.mjs';
import { inRoot } from './paths.mjs';
import { run, runNode } from './run.mjs';
import { TSC, VITEST } from './sources.mjs';

/**
 * A part of `npm test` that passes or fails as one.
 * @typedef {object} Stage
 * @property {string} name for `--only`
 * @property {string} title
 * @property {readonly ('quick' | 'full' | 'long' | 'browsers')[]} when whether `npm run test:quick`, `npm test`,
 *   `npm run test:long` and `npm run test:browsers` run it
 * @property {readonly (keyof typeof import('./needs.mjs').NEEDS)[]} needs
 * @property {(files: readonly string[]) => void | Promise<void>} check throws when something is wrong; `files` are parts of
 *   the paths that vitest is held to, none for all
 */

/**
 * In the order in which they run: what is quick and often wrong first.
 * @type {readonly Stage[]}
 */
export const STAGES = [
  { name: 'style', title: 'Style and types', when: ['quick', 'full'], needs: ['style'], check: checkStyle },
  {
    name: 'audit',
    title: 'Known flaws in what is shipped',
    when: ['full'],
    needs: [],
    check: auditShipped,
  },
  // `npm test` runs the same suite under sanitizers alone; that the program is what they saw, its signatures tell.
  {
    name: 'native',
    title: 'Engine, native',
    when: ['quick', 'long'],
    needs: ['native'],
    check: () => testEngine('native'),
  },
  {
    name: 'modules',
    title: 'Built modules under Node',
    when: ['quick', 'full'],
    needs: ['wasm'],
    check: testModules,
  },
  { name: 'web', title: 'Page, unit tests', when: ['quick', 'full'], needs: ['wasm'], check: testPage },
  {
    name: 'cli',
    title: 'Command line, and whole games',
    when: ['full'],
    needs: ['native', 'wasm', 'style'],
    check: testCommandLine,
  },
  {
    name: 'sanitize',
    title: 'Engine, sanitizers',
    when: ['full'],
    needs: ['sanitize'],
    check: () => testEngine('sanitize'),
  },
  { name: 'page', title: 'Page, built', when: ['full'], needs: ['wasm'], check: buildPage },
  {
    name: 'e2e',
    title: 'Page, in browsers',
    when: ['full'],
    needs: ['native', 'wasm', 'browsers'],
    check: testBrowsers,
  },
  {
    name: 'browsers',
    title: 'Page, one suite in three browsers',
    when: ['browsers'],
    needs: ['native', 'wasm', 'browsers'],
    check: testThreeBrowsers,
  },
  // Compiles every engine and test once more; the modules' tests and signatures hold the engines in wasm to the native ones.
  {
    name: 'wasm',
    title: 'Engine, wasm under Node',
    when: ['long'],
    needs: ['wasm'],
    check: () => testEngine('wasm'),
  },
  {
    name: 'long',
    title: 'At length',
    when: ['long'],
    needs: ['native', 'wasm', 'sanitize', 'browsers'],
    check: testAtLength,
  },
];

/** `npm run format` puts right what the first of these finds, `npm run ladder:tables` the last. */
function checkStyle() {
  checkLayout(null);
  runNode([TSC, '--project', inRoot()]);
  runNode([TSC, '--project', inRoot('tools')]);
  checkLadderTables();
}

/** @param {readonly string[]} files */
async function testModules(files) {
  await buildModules();
  vitest(files, 'wasm');
}

/** @param {readonly string[]} files */
async function testPage(files) {
  await buildModules();
  vitest(files, 'web');
}

/** @param {readonly string[]} files */
async function testCommandLine(files) {
  await build('native', ['forethought', 'pbrain-forethought', 'nboard-forethought', 'forethought-xiangqi']);
  // What the modules play is held against the program's games and signatures.
  await buildModules();
  // Both at once, so that a processor that has no test of the one left takes one of the other.
  vitest(files, 'cli', 'wasm_slow');
}

/** @param {readonly string[]} files */
async function testBrowsers(files) {
  // What the lab finds is held against the program's matches.
  await build('native', ['forethought']);
  await buildPage();
  vitest(files, 'e2e');
}

/** @param {readonly string[]} files */
async function testThreeBrowsers(files) {
  await build('native', ['forethought']);
  await buildPage();
  vitest(files, 'browsers');
}

/**
 * Whole games, trainings under sanitizers, the script that trains 2048, alterations of what is read, and the layout in
 * windows of all sizes.
 * @param {readonly string[]} files
 */
async function testAtLength(files) {
  await build('native', ['engine_tests', 'forethought']);
  run(inRoot('build', 'native', 'engine_tests'), ['--warn', 'NoTests', '[long]']);
  await build('sanitize', ['engine_tests']);
  run(inRoot('build', 'sanitize', 'engine_tests'), ['--warn', 'NoTests', '[slow]']);
  await buildPage();
  vitest(files, 'web_long', 'wasm_long', 'cli_long', 'e2e_long');
}

/**
 * @param {readonly string[]} files
 * @param {(
 *   'web' | 'web_long' | 'cli' | 'cli_long' | 'wasm' | 'wasm_slow' | 'wasm_long' | 'e2e' | 'e2e_long' | 'browsers'
 * )[]} projects of vitest.config.ts
 */
function vitest(files, ...projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  runNode([VITEST, 'run', '--config', inRoot('vitest.config.ts'), ...chosen, ...files]);
}
