import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object } from '../support/program.ts';

interface Row {
  rung: number;
  remedy: string;
  games: number;
  same: number;
  blind: number;
  score: number;
  score_games: number;
}

interface Measured {
  lines: { rung: number; winner: string; tries: number; moves: string }[];
  remedies: Row[];
}

const FEW = [
  'repeats',
  '--rungs',
  '20',
  '--nodes',
  '300',
  '--lines',
  '2',
  '--games',
  '4',
  '--score-games',
  '2',
];

/** What the repository keeps of `forethought repeats --save`. */
const KEPT: Measured = JSON.parse(
  readFileSync(new URL('../../../engine/othello/data/repeats.json', import.meta.url), 'utf8'),
);

describe('a line that has beaten a static evaluation', () => {
  const file = newPath('repeats.json');
  const measured = object([...FEW, '--save', file]) as unknown as Measured;
  const row = (remedy: string) => measured.remedies.find((one) => one.remedy === remedy);

  it('wins every time where there is no remedy, and for who plays it blindly, too', () => {
    expect(row('none')).toMatchObject({ games: 8, same: 8, blind: 8, score: 0.5, score_games: 2 });
  });

  it('does not win again where it is remembered', () => {
    expect(row('memory')?.same).toBe(0);
  });

  it('is looked for by both colours, and kept as it was found', () => {
    expect(measured.lines.map(({ winner }) => winner)).toEqual(['black', 'white']);
    for (const { moves } of measured.lines) expect(moves).toMatch(/^([a-h][1-8]){10,60}$/);
    const { commit, date, ...kept } = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept).toEqual(measured);
    expect([commit, date]).toEqual([expect.any(String), expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  });

  it('is the same line again with the same seed', () => {
    expect(object(FEW)).toEqual(measured);
  });

  it('needs an evaluation that is the same in every game', () => {
    for (const rung of ['10', '50'])
      expectRefused(
        forethought(['repeats', '--rungs', rung]),
        `--rungs: rung ${rung} does not play by a static evaluation of so many plies`,
      );
  });
});

describe('what was measured', () => {
  const rows = (remedy: string) => KEPT.remedies.filter((one) => one.remedy === remedy);

  it('says ten times of ten without a remedy', () => {
    expect(rows('none').length).toBeGreaterThan(0);
    for (const { games, same, blind } of rows('none')) expect([same, blind]).toEqual([games, games]);
  });

  it('says less of every remedy, and never of a memory, which costs nothing', () => {
    for (const { remedy, games, same } of KEPT.remedies)
      if (remedy !== 'none') expect(same, remedy).toBeLessThan(games);
    for (const { same, score } of rows('memory')) expect({ same, score }).toEqual({ same: 0, score: 0.5 });
  });
});
