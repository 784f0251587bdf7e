import { writeFileSync } from 'node:fs';
import { build } from './cmake.mjs';
import { runEngineSuite } from './engine_suite.mjs';
import { checkLadderTables } from './ladder_readmes.mjs';
import { buildModules, buildPage } from './page.mjs';
import { inRoot } from './paths.mjs';
import { COLOURFUL } from './report.mjs';
import { run, runNode } from './run.mjs';
import { BIOME, cppFiles, TSC, VITEST } from './sources.mjs';

/**
 * A part of `npm test` that passes or fails as one.
 * @typedef {object} Stage
 * @property {string} name for `--only`
 * @property {string} title
 * @property {boolean} everyday whether `npm run test:quick` runs it
 * @property {readonly (keyof typeof import('./needs.mjs').NEEDS)[]} needs
 * @property {() => void | Promise<void>} check throws when something is wrong
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
    needs: ['native', 'wasm'],
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

/** `npm run format` puts right what the first two of these find, `npm run ladder:tables` the last. */
function checkStyle() {
  run('clang-format', ['--dry-run', '-Werror', ...cppFiles()]);
  runNode([BIOME, 'ci', '--error-on-warnings', `--colors=${COLOURFUL ? 'force' : 'off'}`]);
  runNode([TSC, '--project', inRoot()]);
  runNode([TSC, '--project', inRoot('tools')]);
  checkLadderTables();
}

async function testNative() {
  await build('native', ['engine_tests']);
  await testEngine('native', [inRoot('build', 'native', 'engine_tests')]);
}

async function testModules() {
  await buildModules();
  vitest('wasm');
}

async function testPage() {
  await buildModules();
  vitest('web');
}

async function testCommandLine() {
  await build('native', ['forethought', 'pbrain-forethought', 'nboard-forethought']);
  // What the modules play is held against the program's games and signatures.
  await buildModules();
  // Both at once, so that a processor that has no test of the one left takes one of the other.
  vitest('cli', 'wasm_slow');
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

async function testBrowsers() {
  // What the lab finds is held against the program's matches.
  await build('native', ['forethought']);
  await buildPage();
  vitest('e2e');
}

/** @param {('web' | 'cli' | 'wasm' | 'wasm_slow' | 'e2e')[]} projects of vitest.config.ts */
function vitest(...projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  runNode([VITEST, 'run', '--config', inRoot('vitest.config.ts'), ...chosen]);
}
