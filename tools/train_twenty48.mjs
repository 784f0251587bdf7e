// `npm run train:twenty48 -- --folder FOLDER`: trains the network of 2048 anew and packs it, stage after stage, and then what
// frames add to each: opening.ck, opening.bin, late.ck, stages.bin, opening_frames.ck, late_frames.ck and last network.bin in
// FOLDER, with learning curves. First it says how long that will take. Broken
// off with Ctrl-C, it goes on where it was when it is called in the same way again. With one thread the same seed brings the
// same files, to the byte. With --gpu an NVIDIA card learns, for so many seconds a stage instead of so many moves, and what
// it learns is not the same twice.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine, oneOf, pathGiven, realNumber, wholeNumber } from './lib/arguments.mjs';
import { build } from './lib/cmake.mjs';
import { findCommand } from './lib/commands_on_path.mjs';
import { Failure } from './lib/failure.mjs';
import { SOURCES_ON_GPU } from './lib/gpu_sources.mjs';
import { install } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { duration, heading } from './lib/report.mjs';
import { run } from './lib/run.mjs';

/** @typedef {'opening' | 'late'} Stage */

/** Steps of full size first, then small ones, which take the noise out of the weights: up to which share of the moves. */
const LESSONS = [
  { rate: 1, until: 0.6 },
  { rate: 0.25, until: 0.8 },
  { rate: 0.06, until: 1 },
];
const LESSONS_OF_FRAMES = [
  { rate: 0.5, until: 0.57 },
  { rate: 0.1, until: 0.86 },
  { rate: 0.03, until: 1 },
];
/** Moves of a game, or a part of one, that is played again from its middle. @type {Record<Stage, number>} */
const RESTART = { opening: 1000, late: 60 };
const RESTART_OF_FRAMES = 60;
/** Moves that tell how fast this machine learns. */
const MOVES_OF_TRIAL = 500_000;

/** Of a training, in their order. */
const PARTS = ['opening', 'late', 'frames'];

const given = commandLine('train:twenty48', {
  folder: { type: 'string', value: 'FOLDER', help: 'where the training is kept' },
  only: { type: 'string', value: 'PART', help: `one of ${PARTS.join(', ')}; all of them if it is not given` },
  moves: { type: 'string', value: 'N', default: '4e9', help: 'to learn the opening from' },
  'late-moves': { type: 'string', value: 'N', default: '4e9', help: 'to learn late boards from' },
  'frame-moves': {
    type: 'string',
    value: 'N',
    default: '1e9',
    help: 'to learn the frames of each stage from',
  },
  threads: {
    type: 'string',
    value: 'N',
    default: '1',
    help: 'that learn; with one the same seed brings the same files',
  },
  seed: { type: 'string', value: 'N', default: '1', help: 'of the games' },
  opening: { type: 'string', value: 'FILE', help: 'a packed opening, instead of that of the folder' },
  'opening-bytes': {
    type: 'string',
    value: 'N',
    default: '2500000',
    help: 'the most that the packed opening may have',
  },
  'stages-bytes': { type: 'string', value: 'N', default: '4750000', help: 'the same of both stages' },
  bytes: { type: 'string', value: 'N', default: '6000000', help: 'the same of all' },
  'survey-games': { type: 'string', value: 'N', default: '1000', help: 'that tell which weights are needed' },
  'test-games': {
    type: 'string',
    value: 'N',
    default: '1000',
    help: 'that tell how good a file is; 0 for none',
  },
  gpu: { type: 'boolean', help: 'learn on an NVIDIA card, by time instead of moves' },
  seconds: { type: 'string', value: 'N', default: '300', help: 'a stage, on the card' },
});
if (given.folder === undefined) throw new Failure('--folder FOLDER says where the training is kept.', 2);
const folder = pathGiven('folder', given.folder);
const only = given.only === undefined ? null : oneOf('only', given.only, PARTS);
/** @type {Record<Stage, number>} */
const moves = {
  opening: realNumber('moves', given.moves, 1),
  late: realNumber('late-moves', given['late-moves'], 1),
};
const movesOfFrames = realNumber('frame-moves', given['frame-moves'], 1);
const seed = String(wholeNumber('seed', given.seed, 0, 4294967295));
const threads = String(wholeNumber('threads', given.threads, 1, 1024));
const bytes = {
  opening: String(wholeNumber('opening-bytes', given['opening-bytes'], 1000, 100_000_000)),
  late: String(wholeNumber('stages-bytes', given['stages-bytes'], 1000, 100_000_000)),
};
const allBytes = wholeNumber('bytes', given.bytes, 1000, 100_000_000);
const surveyGames = String(wholeNumber('survey-games', given['survey-games'], 1, 1_000_000));
const testGames = String(wholeNumber('test-games', given['test-games'], 0, 1_000_000));
const seconds = realNumber('seconds', given.seconds, 1);

/** @type {readonly Stage[]} */
const ALL_STAGES = ['opening', 'late'];
const stages = ALL_STAGES.filter((stage) => only === null || only === stage);
const learnsFrames = only === null || only === 'frames';
/** What late games begin with, and are packed beside. */
const opening =
  given.opening === undefined ? join(folder, 'opening.bin') : pathGiven('opening', given.opening);

mkdirSync(folder, { recursive: true });
await install(['native']);
heading('Building the native program');
await build('native', ['forethought']);
const forethought = inRoot('build', 'native', 'forethought');

if (given.gpu === true) learnOnGpu();
else sayHowLong();
for (const stage of stages) {
  if (given.gpu !== true) learn(stage);
  pack(stage);
}
if (learnsFrames) {
  for (const stage of ALL_STAGES) learnFrames(stage);
  packFrames();
}

/** Learns a little, into nothing, and says how long all of it will take at that pace. */
function sayHowLong() {
  const trial = mkdtempSync(join(tmpdir(), 'forethought_trial_'));
  const curve = join(trial, 'curve.csv');
  run(
    forethought,
    [
      ...['train', '--checkpoint', join(trial, 'opening.ck'), '--restart', String(RESTART.opening)],
      ...['--moves', String(MOVES_OF_TRIAL), '--curve', curve, '--threads', threads],
    ],
    { quietly: true },
  );
  const [names = '', line = ''] = readFileSync(curve, 'utf8').trimEnd().split('\n');
  const number = (/** @type {string} */ name) => Number(line.split(',')[names.split(',').indexOf(name)]);
  const pace = number('moves') / Math.max(number('seconds'), 0.001);
  rmSync(trial, { recursive: true });
  const ofFrames = learnsFrames ? ALL_STAGES.length * movesOfFrames : 0;
  const all = stages.reduce((sum, stage) => sum + moves[stage], ofFrames);
  console.log(`${all} moves at ${Math.round(pace)} a second: ${duration((all / pace) * 1000)}`);
}

/** @param {Stage} stage */
function learn(stage) {
  const checkpoint = join(folder, `${stage}.ck`);
  for (const { rate, until } of LESSONS) {
    heading(`The ${stage}, steps of ${rate}, up to ${until * moves[stage]} moves`);
    run(forethought, [
      ...['train', '--stage', stage, '--checkpoint', checkpoint, '--restart', String(RESTART[stage])],
      ...['--rate', String(rate), '--moves', String(until * moves[stage])],
      ...['--seed', seed, '--threads', threads, '--test-games', testGames],
      ...(existsSync(checkpoint) ? ['--resume'] : []),
      ...(stage === 'late' ? ['--network', opening] : []),
    ]);
  }
}

function learnOnGpu() {
  const nvcc = findCommand('nvcc') ?? '/usr/local/cuda/bin/nvcc';
  if (!existsSync(nvcc)) throw new Failure('--gpu needs nvcc, the compiler of CUDA.', 2);
  heading('Building for the graphics card');
  const program = join(folder, 'train_on_gpu');
  const sources = SOURCES_ON_GPU.map((source) => inRoot(source));
  run(nvcc, [
    ...['-std=c++20', '-O3', '-arch=native', '--expt-relaxed-constexpr', `-I${inRoot()}`],
    ...[...sources, '-o', program],
  ]);
  heading('Learning on the graphics card');
  run(program, [folder, String(seconds), String(seconds), seed]);
}

/** @param {Stage} stage */
function pack(stage) {
  heading(`Packing the ${stage}`);
  const output = stage === 'opening' ? join(folder, 'opening.bin') : join(folder, 'stages.bin');
  run(forethought, [
    ...['export', '--checkpoint', join(folder, `${stage}.ck`), '--output', output, '--bytes', bytes[stage]],
    ...['--seed', seed, '--survey-games', surveyGames, '--test-games', testGames],
    ...(stage === 'late' ? ['--network', opening] : []),
  ]);
  console.log(output);
}

/** What frames add to the weights of a stage, as these are packed. @param {Stage} stage */
function learnFrames(stage) {
  const checkpoint = join(folder, `${stage}_frames.ck`);
  for (const { rate, until } of LESSONS_OF_FRAMES) {
    heading(`Frames of the ${stage}, steps of ${rate}, up to ${until * movesOfFrames} moves`);
    run(forethought, [
      ...['train', '--stage', stage, '--frames', '--network', join(folder, 'stages.bin')],
      ...['--checkpoint', checkpoint, '--restart', String(RESTART_OF_FRAMES), '--rate', String(rate)],
      ...['--moves', String(until * movesOfFrames), '--seed', seed, '--test-games', testGames],
      ...(existsSync(checkpoint) ? ['--resume'] : []),
    ]);
  }
}

/** Those of the opening into half of the room that the stages leave, those of late boards into the rest. */
function packFrames() {
  heading('Packing the frames');
  const output = join(folder, 'network.bin');
  const taken = statSync(join(folder, 'stages.bin')).size;
  const half = Math.floor((allBytes - taken) / 2);
  for (const [stage, network, room] of [
    ['opening', join(folder, 'stages.bin'), allBytes - half],
    ['late', output, allBytes],
  ]) {
    run(forethought, [
      ...['export', '--checkpoint', join(folder, `${stage}_frames.ck`), '--network', String(network)],
      ...['--output', output, '--bytes', String(room), '--seed', seed, '--test-games', testGames],
    ]);
  }
  console.log(output);
}
