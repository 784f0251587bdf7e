import { describe, expect, it } from 'vitest';
import { PUZZLES, readPuzzles } from '../../../web/src/gomoku/puzzles/puzzle_set';

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
});
