// `npm test`: everything that must hold. `npm run test:quick` is its everyday part, `npm run test:long` what takes long and
// seldom tells more, `npm run test:browsers` one suite in three browsers; `--only STAGE`, which may be given several times,
// runs single stages, `--file NAME` some of vitest's files.

import { commandLine, oneOf } from './lib/arguments.mjs';
import { Failure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { duration, heading, styled, table } from './lib/report.mjs';
import { STAGES } from './lib/stages.mjs';

/** @typedef {import('./lib/stages.mjs').Stage} Stage */

const names = STAGES.map((stage) => stage.name);
const given = commandLine('test', {
  quick: { type: 'boolean', help: 'the everyday part alone' },
  long: { type: 'boolean', help: 'what takes long and seldom tells more' },
  browsers: { type: 'boolean', help: 'one suite in three browsers' },
  only: { type: 'string', value: 'STAGE', multiple: true, help: `one of ${names.join(', ')}` },
  file: {
    type: 'string',
    value: 'NAME',
    multiple: true,
    help: 'of vitest only the files whose path contains it',
  },
});
const only = given.only?.map((name) => oneOf('only', name, names));
const suite = given.quick ? 'quick' : given.long ? 'long' : given.browsers ? 'browsers' : 'full';
const stages = STAGES.filter((stage) => only?.includes(stage.name) ?? stage.when.includes(suite));

await install([...new Set(stages.flatMap((stage) => stage.needs))]);

/** @type {(string | number)[][]} */
const summary = [];
let failed = 0;
for (const stage of stages) {
  heading(stage.title);
  const start = performance.now();
  const complaint = await complaintOf(stage);
  const time = duration(performance.now() - start);
  summary.push([stage.title, complaint === null ? 'passed' : 'FAILED', time]);
  console.log(
    complaint === null ? `-- passed in ${time}` : styled('red', `-- FAILED after ${time}: ${complaint}`),
  );
  if (complaint !== null) {
    failed = 1;
    break;
  }
}

heading('Summary');
console.log(table(summary).join('\n'));
const left = stages.length - summary.length;
console.log(`${summary.length - failed} passed, ${failed} failed${left > 0 ? `, ${left} skipped` : ''}`);
process.exitCode = failed;

/**
 * @param {Stage} stage
 * @returns {Promise<string | null>} what went wrong, null when nothing did
 */
async function complaintOf(stage) {
  try {
    await stage.check(given.file ?? []);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}
