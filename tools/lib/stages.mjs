import { writeFileSync } from 'node:fs';
import { build } from './cmake.mjs';
import { buildModules, buildPage } from './page.mjs';
import { inRoot } from './paths.mjs';
import { COLOURFUL } from './report.mjs';
import { run, runNode, runTogether } from './run.mjs';
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
  {
    name: 'native',
    title: 'Engine and command line, native',
    everyday: true,
    needs: ['native'],
    check: testNative,
  },
  {
    name: 'wasm',
    title: 'Engine, wasm under Node',
    everyday: true,
    needs: ['native', 'wasm'],
    check: testWasm,
  },
  { name: 'web', title: 'Page, unit tests', everyday: true, needs: [], check: () => vitest('web') },
  { name: 'sanitize', title: 'Engine, sanitizers', everyday: false, needs: ['native'], check: testSanitized },
  { name: 'page', title: 'Page, built', everyday: false, needs: ['wasm'], check: buildPage },
  {
    name: 'e2e',
    title: 'Page, in browsers',
    everyday: false,
    needs: ['wasm', 'browsers'],
    check: testBrowsers,
  },
];

/** The suite in two parts that take about as long, for two cores; hidden tests are in neither. */
const PARTS = ['[gomoku]~[.],[gomocup]~[.],[twenty48]~[.]', '~[gomoku]~[gomocup]~[twenty48]~[.]'];

/**
 * Runs the engine's suite. A part that holds no test fails, which Catch2 sees only where tests are asked for.
 * @param {string} program
 * @param {readonly string[]} [args] before those of the suite
 */
function testEngine(program, args = []) {
  return runTogether(
    program,
    PARTS.map((part) => [...args, part, '--warn', 'NoTests', '--use-colour', COLOURFUL ? 'yes' : 'no']),
  );
}

/** `npm run format` puts right what the first two of these find. */
function checkStyle() {
  run('clang-format', ['--dry-run', '-Werror', ...cppFiles()]);
  runNode([BIOME, 'ci', '--error-on-warnings', `--colors=${COLOURFUL ? 'force' : 'off'}`]);
  runNode([TSC, '--project', inRoot()]);
  runNode([TSC, '--project', inRoot('tools')]);
}

async function testNative() {
  await build('native', ['forethought', 'pbrain-forethought', 'engine_tests']);
  await testEngine(inRoot('build', 'native', 'engine_tests'));
  vitest('cli');
}

async function testSanitized() {
  await build('sanitize', ['engine_tests']);
  await testEngine(inRoot('build', 'sanitize', 'engine_tests'));
}

async function testWasm() {
  await build('wasm', ['engine_tests']);
  // The test program is a CommonJS script; Node would go by the repository's package.json and take it for a module.
  writeFileSync(inRoot('build', 'wasm', 'package.json'), '{ "type": "commonjs" }\n');
  // The old glue takes Node's fetch for a browser's and would ask it for a file.
  const suite = ['--no-experimental-fetch', inRoot('build', 'wasm', 'engine_tests.js')];
  await testEngine(process.execPath, suite);
  // The module's signature is held against the native program's.
  await build('native', ['forethought']);
  await buildModules();
  vitest('wasm');
}

async function testBrowsers() {
  await buildPage();
  vitest('e2e');
}

/** @param {'web' | 'cli' | 'wasm' | 'e2e'} project of vitest.config.ts */
function vitest(project) {
  runNode([VITEST, 'run', '--config', inRoot('vitest.config.ts'), '--project', project]);
}
