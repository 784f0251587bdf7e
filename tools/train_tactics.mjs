// `npm run train:tactics -- --folder FOLDER`: trains the network of the tactics battle anew, from nothing, on the engine's own
// games: network.ck, its learning curve, network.inc as the engine is built with, and network.json as `match --a-weights` and the
// page's lab take it. After each round it says how long the rest will take, and in the end how the network plays against the
// repository's. Broken off with Ctrl-C, it goes on with the round it was in when it is called in the same way again.

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, pathGiven, wholeNumber } from './lib/arguments.mjs';
import { build } from './lib/cmake.mjs';
import { Failure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { duration, heading } from './lib/report.mjs';
import { run } from './lib/run.mjs';

/** The rung that plays by the network alone, without what the rungs above add. */
const RUNG = '170';

const given = commandLine('train:tactics', {
  folder: { type: 'string', value: 'FOLDER', help: 'where the training is kept' },
  rounds: { type: 'string', value: 'N', default: '15', help: 'of games, learned from after each' },
  games: { type: 'string', value: 'N', default: '1500', help: 'of a round' },
  nodes: { type: 'string', value: 'N', default: '1000', help: 'a turn' },
  threads: {
    type: 'string',
    value: 'N',
    default: '1',
    help: 'that play and learn; with one the same seed brings the same files',
  },
  seed: { type: 'string', value: 'N', default: '28', help: 'of the games' },
  'test-games': {
    type: 'string',
    value: 'N',
    default: '60',
    help: 'against rung 160 after each round, and five times as many against the repository’s network; 0 for none',
  },
});
if (given.folder === undefined) throw new Failure('--folder FOLDER says where the training is kept.', 2);
const folder = pathGiven('folder', given.folder);
const rounds = wholeNumber('rounds', given.rounds, 1, 1000);
const games = String(wholeNumber('games', given.games, 1, 1_000_000));
const nodes = String(wholeNumber('nodes', given.nodes, 500, 1_000_000_000));
const threads = String(wholeNumber('threads', given.threads, 1, 64));
const seed = String(wholeNumber('seed', given.seed, 0, 4294967295));
const testGames = wholeNumber('test-games', given['test-games'], 0, 100_000);

mkdirSync(folder, { recursive: true });
await install(['native']);
heading('Building the native program');
await build('native', ['forethought']);
const forethought = inRoot('build', 'native', 'forethought');

const checkpoint = join(folder, 'network.ck');
const curve = join(folder, 'network.csv');
const own = join(folder, 'network.json');

/** Milliseconds that each round took which this call has played. @type {number[]} */
const taken = [];
for (let round = roundsDone() + 1; round <= rounds; round++) {
  heading(`Round ${round} of ${rounds}`);
  const began = performance.now();
  learn(round);
  taken.push(performance.now() - began);
  const left = timeLeft(rounds - round);
  if (left > 0) console.log(`about ${duration(left)} for the rounds that are left`);
}
if (testGames > 0) playAgainstRepository();
console.log(join(folder, 'network.inc'));

/** As many as the curve has lines, under the names of its columns. */
function roundsDone() {
  if (!existsSync(checkpoint) || !existsSync(curve)) return 0;
  return readFileSync(curve, 'utf8').trimEnd().split('\n').length - 1;
}

/** @param {number} round */
function learn(round) {
  run(forethought, [
    ...['train', '--game', 'tactics', '--checkpoint', checkpoint, '--curve', curve, '--seed', seed],
    ...['--rounds', String(round), '--games', games, '--nodes', nodes, '--threads', threads],
    ...['--test-games', String(testGames), '--weights', join(folder, 'network.inc'), '--save', own],
    ...(existsSync(checkpoint) ? ['--resume'] : []),
  ]);
}

/**
 * Milliseconds that so many more rounds will take: each learns from all games so far, so each takes longer than the one before
 * by as much as they did on the whole.
 * @param {number} more
 */
function timeLeft(more) {
  const [first = 0] = taken;
  const last = taken.at(-1) ?? 0;
  const longer = taken.length > 1 ? Math.max(0, (last - first) / (taken.length - 1)) : 0;
  return more * last + (longer * more * (more + 1)) / 2;
}

function playAgainstRepository() {
  heading('Against the network of the repository');
  run(forethought, [
    ...['match', '--game', 'tactics', '--a', RUNG, '--b', RUNG, '--a-weights', own],
    ...['--games', String(5 * testGames + ((5 * testGames) % 2)), '--nodes', '2000', '--seed', '1'],
  ]);
}
