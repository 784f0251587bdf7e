import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readMoves, writeMoves } from '../../../web/src/boardgame/files/game_link';
import { GAMES_KEPT, LossMemory } from '../../../web/src/boardgame/loss_memory';
import { steer, TOLERATED_SHORTFALL } from '../../../web/src/boardgame/steer';
import { normalForm, SYMMETRIES, turned, turnedBack } from '../../../web/src/boardgame/symmetry';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { forgetfulSaves, type Saves } from '../../../web/src/shell/storage';
import { records } from '../gomoku/support/records';

const RUNG = 50;

function game(moves: string, more: Partial<GomokuRecord> = {}): GomokuRecord {
  const actions = readMoves(moves, more.size ?? 15) ?? [];
  return { size: 15, rule: 'freestyle', opening: 'free', actions, ...more };
}

/** The computer was white and answered h8 with i9, then i7 with h9. */
const LOST = game('h8i9i7h9j6g9k5', { result: 1 });

function memoryOf(...games: GomokuRecord[]): LossMemory {
  const memory = new LossMemory(forgetfulSaves());
  for (const record of games) memory.remember({ rung: RUNG, side: 1, record });
  return memory;
}

const avoided = (memory: LossMemory, moves: string, more: Partial<GomokuRecord> = {}) =>
  memory.avoid(RUNG, game(moves, more)).map((code) => writeMoves([code], more.size ?? 15));

describe('symmetry', () => {
  it('is undone by its inverse and keeps the board', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(...SYMMETRIES), ({ size, actions }, symmetry) => {
        for (const code of actions) {
          const moved = turned(code, symmetry, size);
          expect(turnedBack(moved, symmetry, size)).toBe(code);
          if (moved < 400) expect(Math.max(moved % 20, Math.floor(moved / 20))).toBeLessThan(size);
        }
      }),
    );
  });

  it('is eight different ways', () => {
    expect(new Set(SYMMETRIES.map((symmetry) => turned(1, symmetry, 15))).size).toBe(8);
  });

  it('does not show in the normal form', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(...SYMMETRIES), ({ size, actions }, symmetry) => {
        const other = actions.map((code) => turned(code, symmetry, size));
        expect(normalForm(other, size).key).toBe(normalForm(actions, size).key);
      }),
    );
  });

  it('is all that the normal form forgets, besides the order of moves', () => {
    const key = (moves: string) => normalForm(readMoves(moves, 15) ?? [], 15).key;
    expect(key('h8i9i7')).toBe(key('i7i9h8'));
    expect(key('h8i9i7')).not.toBe(key('h8i9i8'));
    expect(key('h8i9')).not.toBe(key('i9h8'));
    expect(key('h8i9i7white')).not.toBe(key('h8i9i7black'));
    expect(key('a2')).not.toBe(key('a3'));
  });
});

describe('lost games', () => {
  it('tell what lost, where it was the computer’s turn', () => {
    const memory = memoryOf(LOST);
    expect(avoided(memory, 'h8i9i7')).toEqual(['h9']);
    expect(avoided(memory, 'h8i9i7h9j6')).toEqual(['g9']);
    expect(avoided(memory, 'h8i9')).toEqual([]);
    expect(avoided(memory, 'h8i9i8')).toEqual([]);
    expect(avoided(memory, 'h8i9i7h9j6g9k5')).toEqual([]);
  });

  it('tell it of the turned and mirrored position too, and after another order of moves', () => {
    const memory = memoryOf(LOST);
    for (const symmetry of SYMMETRIES) {
      const actions = LOST.actions.map((code) => turned(code, symmetry, 15));
      expect(memory.avoid(RUNG, { ...LOST, actions: actions.slice(0, 3) })).toEqual([actions[3]]);
    }
    expect(avoided(memory, 'i7i9h8')).toEqual(['h9']);
  });

  it('tell every equal answer where the position is symmetric', () => {
    expect(avoided(memoryOf(LOST), 'h8').sort()).toEqual(['g7', 'g9', 'i7', 'i9']);
  });

  it('tell first what lost most often', () => {
    const memory = memoryOf(game('h8i9i7g7a1'), game('h8i9i7h9a1'), game('h8i9i7h9a2'));
    expect(avoided(memory, 'h8i9i7')).toEqual(['h9', 'g7']);
  });

  it('are each of one rung, one rule and one size', () => {
    const memory = memoryOf(LOST);
    expect(memory.avoid(RUNG + 10, game('h8i9i7'))).toEqual([]);
    expect(avoided(memory, 'h8i9i7', { rule: 'renju' })).toEqual([]);
    expect(avoided(memory, 'h8i9i7', { size: 19 })).toEqual([]);
  });

  it('know whose choice it was under swap2', () => {
    const swap2 = game('h8i9i7twog10g7whitej6k5', { opening: 'swap2' });
    const memory = new LossMemory(forgetfulSaves());
    memory.remember({ rung: RUNG, side: 0, record: swap2 });
    const here = (moves: string) => avoided(memory, moves, { opening: 'swap2' });
    expect(here('h8i9i7')).toEqual([]);
    expect(here('h8i9i7twog10g7')).toEqual(['white']);
    expect(here('h8i9i7twog10g7white')).toEqual(['j6']);
    expect(here('h8i9i7twog10g7whitej6')).toEqual([]);
    expect(here('h8i9').sort()).toEqual(['g9', 'i7']);
  });
});

describe('what is kept on the device', () => {
  const reopened = (saves: Saves) => new LossMemory(saves);

  it('is there after a reload, the latest first', () => {
    const saves = forgetfulSaves();
    const memory = new LossMemory(saves);
    memory.remember({ rung: 10, side: 1, record: { ...LOST, players: ['a', 'b'] } });
    memory.remember({ rung: 20, side: 0, record: game('h8i9', { result: 2 }) });
    expect(reopened(saves).games()).toEqual([
      { rung: 20, side: 0, record: game('h8i9', { result: 2 }) },
      { rung: 10, side: 1, record: LOST },
    ]);
    reopened(saves).forget();
    expect(reopened(saves).games()).toEqual([]);
  });

  it('tells which rungs have lost', () => {
    const memory = memoryOf(LOST);
    expect([memory.has(RUNG), memory.has(RUNG + 10)]).toEqual([true, false]);
  });

  it('has each game once', () => {
    const memory = memoryOf(LOST, game('h8i9i7'), LOST);
    expect(memory.games().map(({ record }) => record.actions.length)).toEqual([7, 3]);
  });

  it('is not more than so many games; the oldest go first', () => {
    const games = Array.from({ length: GAMES_KEPT + 5 }, (_, at) => game('', { actions: [at, at + 1] }));
    const memory = memoryOf(...games);
    expect(memory.games()).toHaveLength(GAMES_KEPT);
    expect(memory.games().at(-1)?.record.actions).toEqual([5, 6]);
  });

  it('may be anything at all: what cannot be read is passed over', () => {
    const saves = forgetfulSaves();
    memoryOf(LOST);
    new LossMemory(saves).remember({ rung: RUNG, side: 1, record: LOST });
    const place = { key: 'gomoku.losses', version: 1 };
    const [good] = saves.read({ ...place, schema: v.array(v.unknown()), name: () => '' }) ?? [];
    const broken = Object.keys(good as object).map((field) => ({ ...(good as object), [field]: 'x1' }));
    expect(broken).toHaveLength(6);
    saves.write(place, [null, 7, ...broken, good]);
    expect(reopened(saves).games()).toEqual([{ rung: RUNG, side: 1, record: LOST }]);
    for (const value of ['text', null, { length: 3 }]) {
      saves.write(place, value);
      expect(reopened(saves).games()).toEqual([]);
    }
  });
});

describe('steering away', () => {
  const line = (shortfall: number, action: number, manner = 0) => [shortfall, manner, 2, action, 399];
  const lines = (...all: number[][]) => Int32Array.from(all.flat());
  const FAR = TOLERATED_SHORTFALL + 1;

  it('does nothing where nothing was lost or nothing is known', () => {
    expect(steer(5, lines(line(0, 5), line(1, 6)), [])).toBe(5);
    expect(steer(5, lines(line(0, 5), line(1, 6)), [6])).toBe(5);
    expect(steer(5, null, [5])).toBe(5);
    expect(steer(5, lines(line(0, 6), line(1, 7)), [5])).toBe(5);
  });

  it('takes the best line that has not lost', () => {
    expect(steer(5, lines(line(0, 5), line(10, 6), line(20, 7)), [5])).toBe(6);
    expect(steer(5, lines(line(0, 5), line(10, 6), line(20, 7)), [5, 6])).toBe(7);
  });

  it('does not take one that is much worse', () => {
    expect(steer(5, lines(line(0, 5), line(FAR, 6)), [5])).toBe(5);
    expect(steer(5, lines(line(0, 5), line(FAR - 1, 6)), [5])).toBe(6);
  });

  it('takes what lost least often where everything has lost', () => {
    expect(steer(5, lines(line(0, 5), line(10, 6)), [5, 6])).toBe(6);
    expect(steer(5, lines(line(0, 5), line(10, 6)), [6, 5])).toBe(5);
  });

  it('does not take one of which only a bound is known', () => {
    expect(steer(5, lines(line(0, 5), line(0, 6, 4), line(10, 7)), [5])).toBe(7);
    expect(steer(5, lines(line(0, 5), line(0, 6, 4)), [5])).toBe(5);
  });

  it('keeps a forced win, takes no forced loss, and does not hasten one', () => {
    expect(steer(5, lines(line(0, 5, 1), line(10, 6)), [5])).toBe(5);
    expect(steer(5, lines(line(0, 5), line(10, 6, 2), line(20, 7)), [5])).toBe(7);
    expect(steer(5, lines(line(0, 5, 2), line(10, 6, 2)), [5])).toBe(5);
  });

  it('passes over lines without an action', () => {
    expect(steer(5, lines(line(0, 5), [1, 0, 0], line(10, 6)), [5])).toBe(6);
  });
});
