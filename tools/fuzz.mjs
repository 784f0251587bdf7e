// `npm run fuzz -- --target ggf --seconds 600`: throws inputs at one of the engines' parsers under the sanitizers. What it
// finds on its way stays in build/fuzz/corpus for the next time; an input that something breaks on is kept there, and its
// path is told. The corpus in tests/data/corpus, which `npm test` has the parsers take again, is where it begins.

import { mkdirSync, readdirSync } from 'node:fs';
import { commandLine, oneOf, wholeNumber } from './lib/arguments.mjs';
import { build } from './lib/cmake.mjs';
import { Failure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** One folder a target; the program's own list is held to it by `npm test`. */
const CORPUS = inRoot('tests', 'data', 'corpus');
const TARGETS = readdirSync(CORPUS).sort();

/** Most bytes of an input; fewer where code decodes to far more than it holds, so that there are enough inputs in an hour. */
const BYTES = 4096;
const BYTES_OF_CODE = 600;
const CODED = ['books', 'networks'];

/** Most seconds and megabytes that one may take. */
const LIMITS = ['-timeout=20', '-rss_limit_mb=3000'];

const given = commandLine('fuzz', {
  target: { type: 'string', value: 'NAME', help: 'the parser; --list names all of them' },
  seconds: { type: 'string', value: 'N', default: '60', help: 'how long' },
  inputs: { type: 'string', value: 'N', help: 'the end comes after so many inputs, if not before' },
  list: { type: 'boolean', help: 'name the targets, and do nothing' },
});

if (given.list === true) {
  console.log(TARGETS.join('\n'));
} else {
  if (given.target === undefined) {
    throw new Failure('--target is missing: npm run fuzz -- --list names the targets.', 2);
  }
  const target = oneOf('target', given.target, TARGETS);
  const seconds = wholeNumber('seconds', given.seconds, 1, 1_000_000);
  const inputs = given.inputs === undefined ? null : wholeNumber('inputs', given.inputs, 1, 1_000_000_000);
  await install(['fuzz']);
  await build('fuzz', ['fuzz']);
  const found = inRoot('build', 'fuzz', 'corpus', target);
  mkdirSync(found, { recursive: true });
  run(inRoot('build', 'fuzz', 'fuzz'), [
    target,
    `-max_len=${CODED.includes(target) ? BYTES_OF_CODE : BYTES}`,
    ...LIMITS,
    `-max_total_time=${seconds}`,
    ...(inputs === null ? [] : [`-runs=${inputs}`]),
    '-print_final_stats=1',
    `-artifact_prefix=${found}.`,
    found,
    `${CORPUS}/${target}`,
  ]);
}
