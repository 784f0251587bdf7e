import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, object } from '../support/program.ts';

describe('forethought maps', () => {
  it('maps measures the maps of many seeds, always alike', () => {
    const survey = object(['maps', '--seeds', '60', '--seed', '4294967290']);
    expect(survey).toMatchObject({
      game: 'tactics',
      seed: 4294967290,
      seeds: 60,
      pockets: 0,
      exposed_units: 0,
      corner_ways: 2,
      repeated: { maps: 0, battles: 0 },
    });
    const landscapes = survey['landscapes'] as Record<string, { share: number; walls: { mean: number } }>;
    expect(Object.keys(landscapes).sort()).toEqual(['corridors', 'forts', 'open', 'river']);
    const shares = Object.values(landscapes).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(landscapes['corridors']!.walls.mean).toBeGreaterThan(landscapes['open']!.walls.mean);
    expect(object(['maps', '--seeds', '60', '--seed', '4294967290'])).toEqual(survey);
    expect(object(['maps', '--seeds', '60', '--seed', '4'])).not.toEqual(survey);
  });

  it('a match is played on a drawn map, and on no other', () => {
    const match = ['match', '--a', '10', '--b', '0', '--games', '2', '--nodes', '50'];
    const start = 'tactics map F98f';
    expect(object([...match, '--start', start])).toMatchObject({ start, illegal: 0 });
    expectRefused(forethought([...match, '--start', 'tactics map F9f']), '100 cells');
    expectRefused(forethought([...match, '--start', start, '--usual-start']), '--start');
  });

  it('maps prints a table for people', () => {
    const { status, stdout } = forethought(['maps', '--seeds', '20']);
    expect(status).toBe(0);
    expect(stdout.split('\n')[0]).toMatch(/^ +open +river +corridors +forts +all$/);
    expect(stdout).toMatch(/^pockets +0$/m);
    // One map has no other landscape to differ from.
    expect(forethought(['maps', '--seeds', '1']).stdout).toMatch(/^differs from open, cells( +-){4}$/m);
  });

  it('maps tells those on which neither side is ahead', () => {
    const even = () => forethought(['maps', '--seeds', '3', '--seed', '20260', '--even', '10']).stdout;
    const told = even();
    expect(told).toMatch(/^(2026[0-3] ([45]\d|60)\n)*$/);
    expect(even()).toBe(told);
  });

  it.each([
    [['--even', '0'], '--even'],
    [['--seeds', '0'], '--seeds'],
    [['--seeds', 'many'], '--seeds'],
    [['--seed', '-1'], "--seed: '-1' is not a whole number from 0 to 4294967295"],
    [['--game', 'gomoku'], '--game: gomoku not in {tactics}'],
  ])('refuses %j', (args, expected) => {
    expectRefused(forethought(['maps', ...args]), expected);
  });
});
