import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { argumentsOf, type Given } from './command_line.ts';
import { forethought, NETWORK } from './program.ts';

/** Small files that commands read, each made when it is asked for first. */

export { NETWORK };
export const PATTERNS = fileURLToPath(new URL('../../../engine/othello/data/patterns.bin', import.meta.url));
const PUZZLES = new URL('../../../engine/gomoku/data/puzzles.txt', import.meta.url);

/** A whole game of Othello: the last disc of black takes white's last ones. */
const WIPED_OUT = 'f5f4g3e6d7d6d3e3e2';

const made = new Map<string, string>();

/** A file that is made once; `make` gets the path and writes it. */
function once(key: string, make: (path: string) => void): string {
  const path = made.get(key) ?? join(newFolder(), 'input');
  if (!made.has(key)) make(path);
  made.set(key, path);
  return path;
}

/** Runs what has to succeed, and what it prints. */
function printed(args: string[]): string {
  const { status, stdout, stderr } = forethought(args);
  expect(status, `${args.join(' ')}: ${stderr}`).toBe(0);
  return stdout;
}

/** The weights of the rung that a player of a match is. */
export const weightsOf = (player: 'a' | 'b') => (given: Given) => {
  const [game = 'tactics'] = given.get('game') ?? [];
  const [rung = ''] = given.get(player) ?? [];
  const make = (path: string) => printed(['weights', '--game', game, '--rung', rung, '--save', path]);
  return [once(`weights ${game} ${rung}`, make)];
};

export const shardOfMatch = (game: string) => () => {
  const match = ['match', '--game', game, '--a', '20', '--b', '10', '--games', '2', '--nodes', '1'];
  const make = (path: string) => writeFileSync(path, printed([...match, '--shard', '1/1', '--codes']));
  return [once(`shard ${game}`, make)];
};

/** A file with one scene of the battle. */
export const scene = () => {
  const search = [
    '--only',
    '20',
    '--positions',
    '40',
    '--judge',
    '30',
    '--nodes',
    '50',
    '--judge-nodes',
    '200',
  ];
  return [once('scene', (path) => printed(['scenes', ...search, '--save', path]))];
};

export const position = () => printed(['show', '--seed', '7']);

/** A file with the beginning of a game of Xiangqi. */
export const lines = () => [once('lines', (path) => writeFileSync(path, 'h2e2 h9g7\n'))];

/** A file with an opening of Gomoku. */
export const openings = () => [once('openings', (path) => writeFileSync(path, 'f11 h8 e6 f5 j5 j10\n'))];

/** A file with a position of Xiangqi in which one move mates. */
export const fens = () => [
  once('fens', (path) => {
    writeFileSync(path, '2bak4/4a3n/4b4/pN1P1R3/6p1p/9/9/B1r1C4/4A4/4KAB1c w\n');
  }),
];

/** A file with the first of the page's puzzles. */
export const puzzle = () => {
  const first = readFileSync(PUZZLES, 'utf8')
    .split('\n')
    .find((line) => /^[a-z]/.test(line));
  return [once('puzzle', (path) => writeFileSync(path, `${first}\n`))];
};

export const games = () => [once('games', (path) => writeFileSync(path, `${WIPED_OUT}\n`))];

/** A folder with one file of the archive. */
export const archive = () => {
  const [list = ''] = games();
  const make = (path: string) => {
    mkdirSync(path);
    printed(['archive', '--write', join(path, 'WTH_2026.wtb'), '--games', list]);
  };
  return [once('archive', make)];
};

/** A folder with samples of own games. */
export const ownGames = () => {
  const play = ['own-games', '--games', '1', '--nodes', '10', '--rung', '0'];
  return [once('own games', (path) => printed([...play, '--output', path]))];
};

/** Puts a checkpoint where a training is to go on, if it is: what the same training comes to when it begins. */
export function checkpointToGoOnFrom(given: Given): void {
  if (!given.has('resume')) return;
  printed(['train', ...argumentsOf(new Map([...given].filter(([name]) => name !== 'resume')))]);
}

const folders: string[] = [];

/** A folder of its own for what a command reads or writes. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forethought-'));
  folders.push(folder);
  return folder;
}

/** For the end of a test file: checkpoints are large. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  made.clear();
}
