import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought, object } from '../support/program.ts';

/** What is made of games and archives: files of the archive, an opening book, puzzles. */

let folder: string;
const file = (name: string) => join(folder, name);

/** A whole game: black is wiped out by the ninth disc. */
const GAME = 'f5f4g3e6d7d6d3e3e2';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_archive_'));
  mkdirSync(file('archive'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('files of the archive', () => {
  it('are written and read back', () => {
    writeFileSync(file('games.txt'), `${GAME}\n`);
    const written = file('archive/WTH_2026.wtb');
    const { stdout, stderr } = forethought([
      ...['archive', '--write', written, '--games', file('games.txt'), '--year', '2026', '--empties', '8'],
    ]);
    expect(stderr).toBe('');
    expect(stdout).toBe('1 games\n');
    expect(readFileSync(written)).toHaveLength(16 + 68);
    expect(forethought(['archive', '--read', written]).stdout).toBe(`${GAME}\n`);
  });

  it('are refused with the reason', () => {
    expectRefused(forethought(['archive']), '--read or --write');
    writeFileSync(file('open.txt'), 'f5d6\n');
    const write = (games: string) =>
      forethought(['archive', '--write', file('no.wtb'), '--games', file(games)]);
    expectRefused(write('open.txt'), 'open.txt, line 1: the game is not over');
    writeFileSync(file('bad.txt'), 'f5f5\n');
    expectRefused(write('bad.txt'), "bad.txt, line 1: move 2, 'f5', is not legal");
    expectRefused(forethought(['archive', '--read', file('games.txt')]), 'the games are for a board of');
  });
});

describe('a book', () => {
  it('is made of an archive, the same each time', () => {
    const make = (name: string) =>
      forethought([
        ...['book', '--archive', file('archive'), '--output', file(name)],
        ...['--games', '1', '--plies', '4', '--nodes', '500'],
      ]);
    const { status, stdout } = make('book.bin');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^1 games, \d+ boards, \d+ bytes\n$/);
    make('again.bin');
    expect(readFileSync(file('again.bin'))).toEqual(readFileSync(file('book.bin')));
    expectRefused(
      forethought(['book', '--archive', file('nowhere'), '--output', file('x.bin')]),
      'is no folder with files of the archive',
    );
  });
});

describe('a match', () => {
  it('is played by what rungs have learned, whether it is kept or not', () => {
    const match = [
      'match',
      '--game',
      'othello',
      '--a',
      '100',
      '--b',
      '60',
      '--games',
      '10',
      '--nodes',
      '300',
    ];
    expect(object(match)['score']).toBeGreaterThanOrEqual(0.7);
  });

  it('from the usual start is told to be one, and is not kept among those of the openings', () => {
    const match = ['match', '--game', 'othello', '--a', '130', '--b', '120', '--games', '2', '--nodes', '50'];
    const usual = object([...match, '--usual-start', '--blur', 'both']);
    expect(usual).toMatchObject({ start: 'usual', blur: 'both', illegal: 0 });
    expect(object([...match, '--usual-start', '--blur', 'both'])).toEqual(usual);
    expectRefused(forethought([...match, '--usual-start', '--save', file('x.json')]), '--usual-start');
  });
});

describe('only-moves', () => {
  it('finds endings of all three kinds, the same with the same seed', () => {
    const find = () => forethought(['only-moves', '--count', '1', '--empties', '5', '7', '--nodes', '50']);
    const { status, stdout } = find();
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines)
      expect(line).toMatch(/^game_1_\d+ (win|draw|most) -?\d+ -?\d+ (\d+|-) [a-h][1-8] ([a-h][1-8])+$/);
    expect(find().stdout).toBe(stdout);
  });

  it('refuses what it would never come to an end with', () => {
    expectRefused(forethought(['only-moves', '--empties', '5', '40']), '--empties');
    expectRefused(forethought(['only-moves', '--empties', '9', '5']), 'the fewest come before the most');
    expectRefused(forethought(['only-moves', '--least', '120']), '--least');
  });
});
