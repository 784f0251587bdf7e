import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object, PROGRAM } from '../support/program.ts';

/** `forethought score`, and what the other commands make of a game without an opponent. */

const SERIES = ['score', '--game', 'twenty48', '--ai', '40', '--games', '6', '--seed', '3', '--nodes', '60'];

/** What of a series does not depend on the machine. */
function figures(args: string[]): Record<string, unknown> {
  const { moves_per_second, worst_move_ms, p999_move_ms, ...rest } = object(args);
  for (const time of [moves_per_second, worst_move_ms, p999_move_ms]) expect(time).toBeGreaterThan(0);
  expect(Number(worst_move_ms)).toBeGreaterThanOrEqual(Number(p999_move_ms));
  return rest;
}

describe('score', () => {
  it('compares two rungs on the same tiles: who has more points, and who reaches what oftener', () => {
    const [a, b] = ['20', '10'];
    const level = ['--games', '20', '--seed', '3', '--nodes', '60'];
    const compared = object(['score', '--ai', a, '--against', b, ...level]) as {
      a: Record<string, unknown>;
      b: Record<string, unknown>;
      comparison: {
        share: number;
        z: number;
        p: number;
        difference: number;
        difference95: [number, number];
        rates95: Record<string, [number, number]>;
      };
    };
    for (const [side, rung] of [
      ['a', a],
      ['b', b],
    ] as const) {
      const alone = object(['score', '--ai', rung, ...level]);
      expect(compared[side]['mean_score']).toBe(alone['mean_score']);
      expect(compared[side]['rates']).toEqual(alone['rates']);
    }
    const { share, z, p, difference, difference95, rates95 } = compared.comparison;
    expect(difference).toBeCloseTo(Number(compared.a['mean_score']) - Number(compared.b['mean_score']));
    expect(difference95[0]).toBeGreaterThan(0);
    expect(difference95[1]).toBeGreaterThan(difference);
    expect(share).toBeGreaterThan(0.5);
    expect(z).toBeGreaterThan(2);
    expect(p).toBeLessThan(0.05);
    expect(Object.keys(rates95)).toEqual(Object.keys(compared.a['rates'] as object));
    for (const [low, high] of Object.values(rates95)) expect(low).toBeLessThan(high);
    const itself = object(['score', '--ai', a, '--against', a, ...level]) as typeof compared;
    expect(itself.comparison).toMatchObject({ share: 0.5, z: 0, p: 1 });
  });

  it('keeps no comparison', () => {
    const kept = [
      'score',
      '--ai',
      '20',
      '--against',
      '10',
      '--games',
      '1',
      '--nodes',
      '9',
      '--save',
      'ladder.json',
    ];
    expectRefused(forethought(kept), '--save is for one series');
  });

  it('tells what a rung reaches', () => {
    const series = figures(SERIES);
    expect(series).toMatchObject({ game: 'twenty48', ai: 40, games: 6, seed: 3, nodes_a_move: 60 });
    const rates = series['rates'] as Record<string, number>;
    expect(
      Object.keys(rates)
        .map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([2048, 4096, 8192, 16384, 32768, 65536]);
    for (const rate of Object.values(rates)) expect(rate * 6).toBeCloseTo(Math.round(rate * 6), 9);
    expect(rates['2048']).toBeGreaterThanOrEqual(rates['4096']!);
    expect(series['mean_score']).toBeGreaterThan(1000);
    expect(series['standard_error']).toBeGreaterThan(0);
    expect(series['best_score']).toBeGreaterThanOrEqual(Number(series['mean_score']));
    expect(Number(series['nodes'])).toBeLessThanOrEqual(60 * Number(series['moves']));
  });

  it('gives the same result on one thread and on two, and another one with another seed', () => {
    expect(figures([...SERIES, '--jobs', '2'])).toEqual(figures(SERIES));
    expect(figures(SERIES.map((word) => (word === '3' ? '4' : word)))['mean_score']).not.toBe(
      figures(SERIES)['mean_score'],
    );
  });

  it('takes a depth or a time instead of nodes', () => {
    const series = (...limit: string[]) =>
      figures(['score', '--ai', '70', '--games', '1', ...limit]) as { moves: number; nodes: number };
    expect(series('--depth', '1')).toMatchObject({ depth: 1, nodes_a_move: 0, ms_a_move: 0 });
    expect(series('--ms', '0.05')).toMatchObject({ ms_a_move: 0.05 });
  });

  it('is kept in the file of the measured ladder', () => {
    const file = newPath('ladder.json');
    const short = ['score', '--ai', '20', '--games', '4', '--depth', '1', '--save', file];
    const series = object(short);
    const { rungs, measurements } = JSON.parse(readFileSync(file, 'utf8'));
    expect(rungs).toEqual([{ rung: 20, name: 'Tidier', signature: measurements[0].signature }]);
    expect(measurements).toEqual([{ ...series, game: undefined }]);
    // What is there is not played again.
    const again = forethought(short);
    expect(again.stderr).toBe('');
    expect(again.stdout).toContain('rung 20: ');
  });

  it('prints a line for people', () => {
    const { status, stdout, stderr } = forethought(SERIES);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^rung 40: \d+ points on average .* reached 2048 \d+\.\d % 4096 /);
    expect(stderr).toContain('rung 40: 6 games');
  });
});

describe('the other commands with 2048', () => {
  it('bench has a signature', () => {
    expect(object(['bench', '--game', 'twenty48'])).toMatchObject({
      signature: expect.stringMatching(/^[0-9a-f]{16}$/),
      nodes: expect.any(Number),
    });
  });

  it('show prints a position in which play makes one move', () => {
    const shown = forethought(['show', '--game', 'twenty48', '--seed', '7']).stdout;
    expect(shown).toMatch(/^twenty48 1\nchance seed 7 moves 0 score 0 slide\n/);
    const turn = object(['play', '--game', 'twenty48', '--rung', '70', '--nodes', '200'], shown);
    expect(turn['actions']).toEqual([expect.stringMatching(/^(up|right|down|left)$/)]);
    expect(turn['nodes']).toBe(200);
    expect(turn['position']).toContain('chance seed 7 moves 1 score');
  });

  it('play makes no move where the game is over', () => {
    const over = 'twenty48 1 chance seed 7 moves 9 score 8 slide 2 4 2 4 4 2 4 2 2 4 2 4 4 2 4 2 end';
    expect(object(['play', '--game', 'twenty48'], over)).toMatchObject({ actions: [], nodes: 0 });
  });
});

describe('bad arguments get one line that says what is wrong, and exit code 2', () => {
  const opponent = 'twenty48 has no opponent: its rungs are measured by their scores';
  it.each([
    [['match', '--game', 'twenty48', '--a', '50', '--b', '20', '--nodes', '9'], opponent],
    [['ladder', '--game', 'twenty48', '--nodes', '9'], opponent],
    [['score', '--game', 'tactics', '--nodes', '9'], 'tactics has an opponent: play a match'],
    [['score', '--ai', '5', '--nodes', '9'], 'there is no rung 5; the rungs are 0, 10,'],
    [['score'], 'give one limit for a move: --ms N, --nodes N or --depth N'],
    [['score', '--nodes', '9', '--depth', '2'], 'give one limit for a move'],
    [['score', '--nodes', '9', '--games', '0'], '--games'],
    [['score', '--ms', '-1'], '--ms'],
    [['score', '--game', 'chess', '--ms', '1'], 'chess'],
    [['score', '--ai', '120', '--ms', '1', '--weights', 'no/such.file'], 'cannot read no/such.file: No such'],
    [['score', '--ai', '120', '--ms', '1', '--weights', '.'], 'cannot read .: Is a directory'],
    [['score', '--ai', '120', '--ms', '1', '--weights', ''], '--weights: the name of the file is empty'],
    [['score', '--ms', '1', '--seed', '-1'], "--seed: '-1' is not a whole number"],
    [['score', '--ai', '150', '--ms', '1', '--weights', PROGRAM], 'the file does not begin as one'],
  ])('%j', (args, expected) => {
    expectRefused(forethought(args), expected);
  });

  it('a bad position is refused with its line', () => {
    const { status, stderr } = forethought(['play', '--game', 'twenty48'], 'twenty48 1\nchance seed x');
    expect(status).toBe(2);
    expect(stderr).toContain("standard input, line 2: seed is 'x'");
  });
});
