import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object } from './support/program.ts';

const file = newPath('strengths.json');
const SCALE = ['strengths', '--game', 'tactics', '--rungs', '10,0', '--games', '20', '--nodes', '50'];

interface Kept {
  rungs: { rung: number; signature: string }[];
  strengths: { rung: number; blur: number; elo: number; error: number; games: number }[];
  measurements: Record<string, unknown>[];
}

const kept = (path = file) => JSON.parse(readFileSync(path, 'utf8')) as Kept;

describe('strengths', () => {
  it('places rungs on one scale and keeps it with what it came from; a second run plays nothing', () => {
    const told = object([...SCALE, '--save', file]);
    const { rungs, strengths, measurements } = kept();
    expect(told).toEqual({ game: 'tactics', strengths });
    expect(rungs.map(({ rung }) => rung)).toEqual([0, 10]);
    expect(strengths[0]).toMatchObject({ rung: 0, blur: 0, elo: 0 });
    expect(strengths.slice(1).every(({ rung }) => rung === 10)).toBe(true);
    const blurs = strengths.slice(1).map(({ blur }) => blur);
    expect(blurs).toEqual(blurs.toSorted((a, b) => a - b));
    expect(blurs[0]).toBe(0);
    expect(strengths.at(-1)?.elo).toBeLessThan(strengths[1]?.elo ?? 0);
    for (const { error, games } of strengths) {
      expect(error).toBeGreaterThanOrEqual(0);
      expect(games).toBeGreaterThanOrEqual(20);
    }
    expect(measurements[0]).toMatchObject({ blur: 'both', games: 20, seed: 1, nodes_a_turn: 50 });
    const before = readFileSync(file, 'utf8');
    expect(object([...SCALE, '--save', file])).toEqual(told);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('goes on where it was broken off, on however many threads', () => {
    const { strengths, measurements, ...rest } = kept();
    const broken = newPath('strengths.json');
    writeFileSync(broken, JSON.stringify({ game: 'tactics', ...rest, measurements: measurements.slice(3) }));
    expect(object([...SCALE, '--save', broken, '--jobs', '2'])['strengths']).toEqual(strengths);
    expect(kept(broken).measurements).toHaveLength(measurements.length);
  });

  it('is left alone by matches that are kept in the same file', () => {
    const { strengths } = kept();
    forethought(['match', '--a', '10', '--b', '0', '--games', '2', '--nodes', '50', '--save', file]);
    expect(kept().strengths).toEqual(strengths);
    expect(kept().measurements.some(({ blur }) => blur === 'none')).toBe(true);
  });

  it('refuses a game without an opponent and a rung that there is not', () => {
    expectRefused(
      forethought(['strengths', '--game', 'twenty48', '--nodes', '9']),
      'twenty48 has no opponent',
    );
    expectRefused(forethought(['strengths', '--rungs', '10,15', '--nodes', '9']), 'no rung 15');
    expectRefused(forethought(['strengths', '--rungs', '10', '--nodes', '9']), '--rungs needs two');
  });
});
