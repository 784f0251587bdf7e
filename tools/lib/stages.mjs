import { writeFileSync } from 'node:fs';
import { build } from './cmake.mjs';
import { runEngineSuite } from './engine_suite.mjs';
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
  { name: 'native', title: 'Engine, native', everyday: true, needs: ['native'], check: testNative },
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
  { name: 'wasm', title: 'Engine, wasm under Node', everyday: false, needs: ['wasm'], check: testWasm },
  {
    name: 'sanitize',
    title: 'Engine, sanitizers',
    everyday: false,
    needs: ['sanitize'],
    check: testSanitized,
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

/**
 * @param {import('./cmake.mjs').Preset} preset
 * @param {readonly [string, ...string[]]} command the preset's test program
 */
function testEngine(preset, command) {
  return runEngineSuite(command, inRoot('build', preset, 'test_times.json'));
}

/** `npm run format` puts right what the first of these finds, `npm run ladder:tables` the last. */
function checkStyle() {
  checkLayout(null);
  runNode([TSC, '--project', inRoot()]);
  runNode([TSC, '--project', inRoot('tools')]);
  checkLadderTables();
}

async function testNative() {
  await build('native', ['engine_tests']);
  await testEngine('native', [inRoot('build', 'native', 'engine_tests')]);
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

async function testSanitized() {
  await build('sanitize', ['engine_tests']);
  await testEngine('sanitize', [inRoot('build', 'sanitize', 'engine_tests')]);
}

async function testWasm() {
  await build('wasm', ['engine_tests']);
  // The test program is a CommonJS script; Node would go by the repository's package.json and take it for a module.
  writeFileSync(inRoot('build', 'wasm', 'package.json'), '{ "type": "commonjs" }\n');
  // The old glue takes Node's fetch for a browser's and would ask it for a file.
  const program = inRoot('build', 'wasm', 'engine_tests.js');
  await testEngine('wasm', [process.execPath, '--no-experimental-fetch', program]);
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
