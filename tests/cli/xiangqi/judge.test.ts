import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

/** `forethought judge`: what the rules of repetition say of a game. */

const POSITIONS = new URL('../../data/xiangqi/repetition.txt', import.meta.url);

const judge = (...args: string[]) => {
  const { status, stdout, stderr } = forethought(['judge', '--game', 'xiangqi', ...args, '--json']);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
};

describe('judge', () => {
  it('tells verdict, rule, piece and plies', () => {
    const fen = '2b1k1r2/9/4b4/9/9/2P3P2/1R7/2n1B4/4A4/4KABC1 w';
    const cycle = 'b3c3 c2b0 c3b3 b0c2';
    expect(judge('--fen', fen, '--moves', `${cycle} ${cycle}`)).toEqual({
      game: 'xiangqi',
      verdict: 'red_loses',
      rule: 'perpetual chase',
      piece: 'horse',
      cell: 'c2',
      from_ply: 1,
      ply: 8,
    });
    const { stdout } = forethought(['judge', '--fen', fen, '--moves', `${cycle} ${cycle}`]);
    expect(stdout).toBe('red_loses: perpetual chase of the horse on c2, plies 1 to 8\n');
  });

  it('tells nothing while the game goes on', () => {
    expect(judge('--moves', 'h2e2 h9g7')).toMatchObject({ verdict: 'none', rule: 'none', piece: '', ply: 0 });
    expect(forethought(['judge']).stdout).toBe('none: none\n');
  });

  it('judges a position of each verdict as its source has it', () => {
    const lines = readFileSync(POSITIONS, 'utf8').split('\n');
    for (const wanted of ['red_loses', 'black_loses', 'draw']) {
      const line = lines.find((one) => one.includes(`| ${wanted} |`)) ?? '';
      const [fen = '', moves = ''] = line.split(' | ');
      expect(judge('--fen', fen, '--moves', moves).verdict).toBe(wanted);
    }
  });

  it('refuses what is no game', () => {
    expectRefused(forethought(['judge', '--moves', 'h2e3']), "move 1, 'h2e3' is not legal");
    expectRefused(forethought(['judge', '--moves', 'h2e2 oops']), "move 2, 'oops' is no move");
    expectRefused(forethought(['judge', '--fen', '9/9']), 'there are 2 ranks instead of 10');
    expectRefused(forethought(['judge', '--game', 'othello']), '--game');
  });
});
