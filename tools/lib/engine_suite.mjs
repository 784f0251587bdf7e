import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { Failure } from './failure.mjs';
import { runBeside } from './run.mjs';

/** More than any file takes: one of which nothing is known begins early. */
const UNKNOWN_MS = 1e9;

/**
 * The tests of one file, which one process runs.
 * @typedef {object} Share
 * @property {string} file its source
 * @property {string[]} tests their names
 */

/**
 * Runs the engine's test program, file by file, in as many processes at once as there are processors: whoever is
 * free takes the next file. What a file finds does not depend on when and beside what it runs. Hidden tests are left
 * out; a program without tests fails, and so does a file of which not every test has run.
 * @param {readonly [string, ...string[]]} command the program, and what comes before the arguments of the suite
 * @param {string} timesFile remembers how long each file took, so that next time the longest begin first
 * @throws {Failure} that names the files that failed; what these printed is shown
 */
export async function runEngineSuite(command, timesFile) {
  const times = readTimes(timesFile);
  const shares = await listShares(command);
  /** Of a file that has never run it is known only that what learns takes long. @param {Share} share */
  const expected = ({ file }) => times[file] ?? (file.includes('/training/') ? 2 : 1) * UNKNOWN_MS;
  const left = [...shares].sort((a, b) => expected(b) - expected(a));
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let share = left.shift(); share !== undefined; share = left.shift()) {
      const start = performance.now();
      const complaint = await complaintOf(command, share);
      times[share.file] = Math.round(performance.now() - start);
      if (complaint === null) continue;
      failed.push(share.file);
      process.stdout.write(complaint);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  writeFileSync(timesFile, `${JSON.stringify(times, null, 2)}\n`);
  if (failed.length > 0)
    throw new Failure(`Tests of ${failed.map((file) => basename(file)).join(', ')} failed.`);
  const tests = shares.reduce((sum, share) => sum + share.tests.length, 0);
  console.log(`${tests} tests in ${shares.length} files passed`);
}

/**
 * @param {readonly [string, ...string[]]} command
 * @returns {Promise<Share[]>} in the program's order
 */
async function listShares([program, ...args]) {
  const list = ['~[.]', '--list-test-names-only', '--verbosity', 'high'];
  // The exit code of a list is the number of its tests.
  const { printed } = await runBeside(program, [...args, ...list]);
  /** @type {Map<string, Share>} */
  const shares = new Map();
  for (const [, name = '', file = ''] of printed.matchAll(/^(.+)\t@(.+?)[:(]\d+\)?$/gm)) {
    const share = shares.get(file) ?? { file, tests: [] };
    share.tests.push(name);
    shares.set(file, share);
  }
  if (shares.size === 0) throw new Failure(`${program} lists no tests:\n${printed}`);
  return [...shares.values()];
}

/**
 * Runs a file's tests.
 * @param {readonly [string, ...string[]]} command
 * @param {Share} share
 * @returns {Promise<string | null>} what to show of it, null when all is well
 */
async function complaintOf([program, ...args], { file, tests }) {
  const names = tests.map((name) => name.replace(/[\\,[\]"*]/g, '\\$&')).join(',');
  const { error, signal, status, printed } = await runBeside(program, [...args, names]);
  if (error) return `${program} could not be started: ${error.message}\n`;
  if (status !== 0) return `${printed}${file} ${signal ? `was ended by ${signal}` : 'failed'}.\n`;
  const ran = Number(/assertions? in (\d+) test cases?/.exec(printed)?.[1] ?? 0);
  return ran === tests.length ? null : `${printed}${file} ran ${ran} of its ${tests.length} tests.\n`;
}

/**
 * @param {string} file
 * @returns {Record<string, number>} milliseconds by source file; empty where nothing readable was written
 */
function readTimes(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}
