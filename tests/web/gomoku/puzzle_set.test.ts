import { describe, expect, it } from 'vitest';
import {
  MOST_DIFFICULT,
  PUZZLES,
  readGrades,
  readPuzzles,
  THEMES,
} from '../../../web/src/gomoku/puzzles/puzzle_set';

describe('the set', () => {
  it('is read by the page', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(PUZZLES.map(({ kind }) => kind)).size).toBe(3);
  });

  it.each([
    'a fives 3 1 15 freestyle h9 h8',
    'a fours 4 1 15 freestyle h9 h8',
    'a fours 3 6 15 freestyle h9 h8',
    'a fours 3 1 8 freestyle h9 h8',
    'a fours 3 1 15 chess h9 h8',
    'a fours 3 1 15 freestyle h16 h8',
    'a fours 3 1 15 freestyle h9 h16',
    'a fours 3 1 15 freestyle',
  ])('refuses the line %s by its number', (line) => {
    expect(() => readPuzzles(`# remark\n\n${line}`)).toThrow('line 3');
  });

  it('stands by themes, of each the easiest first, as hard as the rung that it takes', () => {
    const places = PUZZLES.map(({ theme, rung }) => [THEMES.indexOf(theme), rung ?? 1000] as const);
    const sorted = places.toSorted(([a, x], [b, y]) => a - b || x - y);
    expect(places).toEqual(sorted);
    expect(new Set(PUZZLES.map(({ theme }) => theme)).size).toBe(THEMES.length);
    expect(new Set(PUZZLES.map(({ difficulty }) => difficulty)).size).toBe(MOST_DIFFICULT);
    for (const one of PUZZLES)
      for (const other of PUZZLES)
        if ((one.rung ?? 1000) < (other.rung ?? 1000)) {
          expect(one.difficulty).toBeLessThanOrEqual(other.difficulty);
        }
  });

  it.each(['a chess 20', 'a quiet x', 'a quiet', 'a quiet 20 30'])(
    'refuses the grade %s by its number',
    (line) => {
      expect(() => readGrades(`# remark\n\n${line}`)).toThrow('line 3');
    },
  );
});
