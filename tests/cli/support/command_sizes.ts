import * as inputs from './command_inputs.ts';
import type { Given } from './command_line.ts';

/**
 * How small each command of the native program can be: a documented one runs with all of its options, the shortest
 * values of those that make it long, and files of its own.
 */

export interface Size {
  /** For options that are given: instead of what a document has. */
  instead?: Record<string, string>;
  /** Likewise, and given where a document leaves them out. */
  always?: Record<string, string>;
  /** The only game of an option that is always given. */
  belongs?: Readonly<Record<string, string>>;
  /** Likewise, only where a document leaves them out. */
  missing?: Record<string, string>;
  /** What is read by options that name files or folders; positional arguments have the empty name. */
  reads?: Record<string, (given: Given) => string[]>;
  /** Options that name files which have to be there, with something in them, when it has ended. */
  writes?: readonly string[];
  /** Makes ready for it, such as a checkpoint that is gone on from. */
  before?: (given: Given) => void;
  /** Arguments where no document has any, as a shell would read them. */
  alone?: string;
  input?: () => string;
  /** In what it prints: that it did its work. */
  proof: RegExp;
}

const MATCHES = { nodes: '1', ms: '0.01', games: '2', neighbours: '2', 'top-games': '2', shard: '1/1' };

const SIZES: Record<string, Size> = {
  bench: { proof: /signature [0-9a-f]{16}, [1-9]\d* nodes/ },
  signatures: { always: { only: '10' }, writes: ['save'], proof: /^10 \w+: [0-9a-f]{16}$/m },
  match: {
    instead: MATCHES,
    always: { games: '2' },
    reads: {
      'a-weights': inputs.weightsOf('a'),
      'b-weights': inputs.weightsOf('b'),
      start: () => ['tactics map F98f'],
    },
    writes: ['save'],
    proof: /^(\w+ )?\d+.* against .*%.*\[|^(\{"actions".*\n){2}/m,
  },
  merge: { reads: { '': inputs.shardOfMatch('tactics') }, proof: /^20 against 10.*%.*\[|"elo95":\[/m },
  seat: {
    alone: '--nodes 1 --rung 10',
    input: () => 'new 0 a\ngo\n',
    proof: /^\{"outcome":0,"position":"\w+ 1\\n[^"]+","side":0\}\n\{"action":\d+,"nodes":\d+\}\n$/,
  },
  ladder: { instead: MATCHES, always: { only: '20' }, writes: ['save'], proof: /^20 against 0:.*%.*\[/m },
  robin: {
    instead: MATCHES,
    always: { rungs: '20,10' },
    writes: ['save'],
    proof: /^ +20 +\d.*\n +10 |^ +10 +-?\d.*\n +20 /m,
  },
  strengths: {
    instead: { ...MATCHES, 'top-from': '20' },
    always: { rungs: '20,10' },
    writes: ['save'],
    proof: /^ +10 +0 +-?\d.*\n(.*\n)* +20 +0 +-?\d/m,
  },
  score: {
    instead: { ms: '0.01', games: '1', ai: '20', against: '10' },
    always: { nodes: '1' },
    reads: { weights: () => [inputs.NETWORK] },
    writes: ['save'],
    proof: /^rung \d+: [1-9]\d* points on average/m,
  },
  scenes: {
    instead: { size: '0 40', players: '0 20', 'one-in': '1' },
    always: { only: '20', judge: '30', positions: '1', nodes: '20', 'judge-nodes': '20' },
    reads: { check: inputs.scene },
    writes: ['save'],
    proof: /^rung 20 over 10|^1 scenes are played as they were$/m,
  },
  judge: { instead: { fen: 'standard', moves: 'h2e2' }, proof: /^none: none$|"verdict":/m },
  show: { proof: /^map .*\n|^[\s\S]+\n$/m },
  play: { always: { nodes: '1' }, input: inputs.position, proof: /\S/ },
  tune: {
    instead: { 'one-in': '50', 'judge-nodes': '20', nodes: '20' },
    always: { games: '2', rounds: '1', 'round-games': '2' },
    belongs: { rounds: 'gomoku', 'round-games': 'tactics' },
    reads: { from: inputs.shardOfMatch('gomoku') },
    writes: ['save', 'checkpoint', 'keep'],
    proof: /^\/\/ Made by forethought tune/m,
  },
  train: {
    missing: { checkpoint: 'checkpoint' },
    reads: { network: () => [inputs.NETWORK], begin: () => [inputs.NETWORK] },
    writes: ['checkpoint', 'weights', 'save'],
    always: {
      moves: '1000',
      rate: '1',
      fours: '0',
      restart: '60',
      seed: '1',
      threads: '1',
      'test-games': '0',
    },
    before: inputs.checkpointToGoOnFrom,
    proof: /./,
  },
  openings: {
    always: { count: '1', nodes: '100' },
    reads: { values: inputs.openings },
    proof: /^(-?\d+\t)?[a-z]\d+\S*( [a-z]\d+\S*){3,}$/m,
  },
  weights: {
    writes: ['save'],
    alone: '--check nothing',
    proof: /: \w+ of \w+, \d+ numbers, digest [0-9a-f]{16}/,
  },
  campaign: {
    always: { plus: '1', stages: '1', games: '2', nodes: '20', levels: '1', count: '1' },
    proof: /\S/,
  },
  maps: { always: { seeds: '2' }, proof: /repeated maps +0|"seeds":2/ },
  puzzles: {
    always: { count: '1', kind: 'fours', plies: '3', ways: '400', size: '9' },
    proof: /^game_1_\d+ (fours|threes) /m,
  },
  wins: { always: { nodes: '1', file: 'puzzle' }, reads: { file: inputs.puzzle }, proof: /of 1 solved/ },
  grades: {
    always: { file: 'puzzle' },
    reads: { file: inputs.puzzle },
    proof: /^\w+ \w+ [\d-]+$/m,
  },
  gomocup: { input: () => 'START 15\nINFO timeout_turn 20\nBEGIN\n', proof: /^OK\n[\s\S]*^\d+,\d+$/m },
  grow: {
    always: { positions: '1', nodes: '200', 'most-nodes': '200' },
    writes: ['output'],
    proof: /^1 positions, \d+ bytes$/m,
  },
  repeats: {
    always: { lines: '1', games: '1', 'score-games': '2', nodes: '300' },
    proof: /^all three and memory( +[\d.]+)+ %$/m,
  },
  'own-book': {
    always: { plies: '3', nodes: '200', 'play-nodes': '200', games: '1' },
    reads: { lines: inputs.lines },
    writes: ['output'],
    proof: /^1 lines, \d+ boards, \d+ bytes$/m,
  },
  mates: {
    always: { count: '1' },
    reads: { positions: inputs.fens },
    proof: /^(line|game_1)_\d+ 1 \d+ \w{4} /m,
  },
  deadline: {
    always: { positions: '1', nodes: '300', games: '2', devices: '1', 'sampler-nodes': '10' },
    writes: ['save'],
    proof: /^ +\d+ +1\.0 s +2\.0 s( +[\d.]+ %){2}$/m,
  },
  archive: { reads: { games: inputs.games }, writes: ['write'], proof: /^1 games$/m },
  book: {
    always: { games: '1', nodes: '10', plies: '2' },
    reads: { archive: inputs.archive },
    writes: ['output'],
    proof: /^1 games, \d+ boards, \d+ bytes$/m,
  },
  deviations: { always: { boards: '2', deepest: '3', seed: '1' }, proof: /^fitted: -?\d+ and -?\d+/m },
  'own-games': { always: { games: '1', nodes: '10', seed: '1', rung: '0' }, writes: ['output'], proof: /^$/ },
  nboard: { input: () => 'nboard 2\nset depth 1\nping 7\n', proof: /^pong 7$/m },
};

/** What is otherwise in the training of a game. */
const TRAINING: Record<string, Partial<Size>> = {
  tactics: { always: { games: '2', nodes: '500', replies: '2', rounds: '1', seed: '1', 'test-games': '0' } },
  gomoku: {
    always: {
      games: '2',
      nodes: '100',
      passes: '1',
      rounds: '1',
      seed: '1',
      'test-games': '0',
      'aside-in': '0',
    },
  },
  xiangqi: {
    always: { games: '2', nodes: '100', passes: '1', rounds: '1', seed: '1', 'test-games': '0' },
  },
  othello: {
    always: { samples: 'samples', epochs: '1' },
    reads: {
      archive: inputs.archive,
      own: inputs.ownGames,
      first: () => [inputs.PATTERNS],
      samples: () => [inputs.newFolder()],
    },
    writes: ['checkpoint', 'output'],
  },
};

/** What takes long however small it is, by how it begins; the test that runs it in several ways already. */
const ELSEWHERE: [RegExp, string][] = [
  [/^export\b/, 'tests/cli/twenty48/train.test.ts'],
  [/^only-moves\b/, 'tests/cli/othello/archive.test.ts'],
  [/^train .*--frames\b/, 'tests/cli/twenty48/train_script.long.test.ts'],
  [/^train --game tactics .*--(shard|from)\b/, 'tests/cli/tactics/train.test.ts'],
];

/** The test that runs what a document has, if that is another one than the table's. */
export function otherTestOf(words: readonly string[]): string | null {
  return ELSEWHERE.find(([begins]) => begins.test(words.join(' ')))?.[1] ?? null;
}

/** The size of a command as a document has it; undefined for one that the table does not have. */
export function sizeOf(command: string, given: Given): Size | undefined {
  const size = SIZES[command];
  const game = command === 'train' ? (given.get('game')?.[0] ?? 'twenty48') : '';
  return size && { ...size, ...TRAINING[game] };
}
