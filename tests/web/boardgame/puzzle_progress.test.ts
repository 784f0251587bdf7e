import { describe, expect, it } from 'vitest';
import { ProgressKept } from '../../../web/src/boardgame/puzzles/puzzle_progress';
import { forgetfulSaves, type Saves } from '../../../web/src/shell/storage/storage';

const kept = (saves: Saves) => new ProgressKept('gomoku', saves);

describe('progress', () => {
  it('is kept, and a clean solution is not lost to a lesser one', () => {
    const saves = forgetfulSaves();
    kept(saves).enter('a', 'helped');
    kept(saves).enter('b', 'clean');
    expect(kept(saves).enter('b', 'helped')).toEqual({ a: 'helped', b: 'clean' });
    expect(kept(saves).enter('a', 'clean')).toEqual({ a: 'clean', b: 'clean' });
    expect(kept(saves).read()).toEqual({ a: 'clean', b: 'clean' });
  });

  it('survives whatever stands in its place', () => {
    const saves = forgetfulSaves();
    for (const value of [null, 'x', ['clean'], { a: 'clean', b: 7 }]) {
      saves.write({ key: 'gomoku.puzzles', version: 1, name: () => '' }, value);
      expect(kept(saves).read()).toEqual(Object.hasOwn(Object(value), 'a') ? { a: 'clean' } : {});
    }
  });
});
