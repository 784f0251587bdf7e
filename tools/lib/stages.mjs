import { build, testEngine } from './cmake.mjs';
import { checkLayout } from './layout.mjs';
import { checkLadderTables } from './measured_pages.mjs';
import { buildModules, buildPage } from './page.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';
import { TSC, VITEST } from './sources.mjs';

/**
 * A part of `npm test` that passes or fails as one.
 * @typedef {object} Stage
 * @property {string} name for `--only`
 * @property {string} title
 * @property {boolean} everyday whether `npm run test:quick` runs it
 * @property {readonly (keyof typeof import('./needs.mjs').NEEDS)[]} needs
 * @property {(files: readonly string[]) => void | Promise<void>} check throws when something is wrong; `files` are parts of
 *   the paths that vitest is held to, none for all
 */

/**
 * In the order in which they run: what is quick and often wrong first.
 * @type {readonly Stage[]}
 */
export const STAGES = [
  { name: 'style', title: 'Style and types', everyday: true, needs: ['style'], check: checkStyle },
  {
    name: 'native',
    title: 'Engine, native',
    everyday: true,
    needs: ['native'],
    check: () => testEngine('native'),
  },
  {
    name: 'modules',
    title: 'Built modules under Node',
    everyday: true,
    needs: ['wasm'],
    check: testModules,
  },
  { name: 'web', title: 'Page, unit tests', everyday: true, needs: ['wasm'], check: testPage },
  {
    name: 'cli',
    title: 'Command line, and whole games',
    everyday: false,
    needs: ['native', 'wasm', 'style'],
    check: testCommandLine,
  },
  {
    name: 'wasm',
    title: 'Engine, wasm under Node',
    everyday: false,
    needs: ['wasm'],
    check: () => testEngine('wasm'),
  },
  {
    name: 'sanitize',
    title: 'Engine, sanitizers',
    everyday: false,
    needs: ['sanitize'],
    check: () => testEngine('sanitize'),
  },
  { name: 'page', title: 'Page, built', everyday: false, needs: ['wasm'], check: buildPage },
  {
    name: 'e2e',
    title: 'Page, in browsers',
    everyday: false,
    needs: ['native', 'wasm', 'browsers'],
    check: testBrowsers,
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
  await build('native', ['forethought', 'pbrain-forethought', 'nboard-forethought']);
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

/**
 * @param {readonly string[]} files
 * @param {('web' | 'cli' | 'wasm' | 'wasm_slow' | 'e2e')[]} projects of vitest.config.ts
 */
function vitest(files, ...projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  runNode([VITEST, 'run', '--config', inRoot('vitest.config.ts'), ...chosen, ...files]);
}
