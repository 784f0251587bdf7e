import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, object } from '../support/program.ts';

interface Measured {
  seed: number;
  pairs: { depth: number; shallow: number; boards: number; deviation: number; modelled: number }[];
  deviation: number;
  growth: number;
}

const FEW = ['deviations', '--boards', '8', '--deepest', '5', '--nodes', '50', '--json'];

describe('deviations of deep searches from shallow ones', () => {
  const measured = object(FEW) as unknown as Measured;

  it('are told for every depth that is probed, with the shallow search of the same side', () => {
    expect(measured.pairs.map(({ depth, shallow }) => [depth, shallow])).toEqual([
      [3, 1],
      [4, 2],
      [5, 3],
    ]);
    for (const { boards, deviation, modelled } of measured.pairs) {
      expect(boards).toBe(8);
      expect(deviation).toBeGreaterThan(0);
      expect(modelled).toBeGreaterThan(0);
    }
  });

  it('are the same with the same seed, and others with another', () => {
    expect(object(FEW)).toEqual(measured);
    expect(object([...FEW, '--seed', '2'])).not.toEqual(measured);
  });

  it('need boards, and depths that are probed', () => {
    expectRefused(forethought(['deviations', '--boards', '1']), '--boards');
    expectRefused(forethought(['deviations', '--deepest', '2']), '--deepest');
  });
});
