import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { GAMES_KEPT, LossMemory } from '../../../web/src/play/losses/loss_memory';
import { forgetfulSaves, type Saves } from '../../../web/src/shell/storage/storage';
import { game, hashOf, names, opened, openRules, textOf } from '../gomoku/support/module';

/** It looks no move ahead, so that it has to counter lines. */
const RUNG = 0;

/** The computer was white and answered h8 with i9, then i7 with h9. */
const LOST = game('h8i9i7h9j6g9k5', { result: 1 });

const open = (saves: Saves) => new LossMemory({ spec: GOMOKU, openRules, saves });

function memoryOf(...games: GomokuRecord[]): LossMemory {
  const memory = open(forgetfulSaves());
  for (const record of games) memory.remember({ rung: RUNG, side: 1, record });
  return memory;
}

const avoided = (memory: LossMemory, moves: string, more: Partial<GomokuRecord> = {}) =>
  names(memory.avoid(RUNG, hashOf(game(moves, more))), more.size);

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
    for (const symmetry of GOMOKU.symmetries) {
      const actions = LOST.actions.map((action) => symmetry.turn(action, LOST));
      const here = hashOf({ ...LOST, actions: actions.slice(0, 3) });
      expect(memory.avoid(RUNG, here)).toEqual([actions[3]]);
    }
    expect(avoided(memory, 'i7i9h8')).toEqual(['h9']);
    expect(avoided(memory, 'h8h9i7')).toEqual([]);
  });

  it('tell every equal answer where the position is symmetric', () => {
    expect(avoided(memoryOf(LOST), 'h8').sort()).toEqual(['g7', 'g9', 'i7', 'i9']);
  });

  it('tell first what lost most often', () => {
    const memory = memoryOf(game('h8i9i7g7a1'), game('h8i9i7h9a1'), game('h8i9i7h9a2'));
    expect(avoided(memory, 'h8i9i7')).toEqual(['h9', 'g7']);
  });

  it('tell what counters a line that won, whatever was answered, turned and mirrored too', async () => {
    const memory = memoryOf(LOST);
    expect(memory.counterLine(RUNG, textOf(game('h8a1i7'))), 'before that is ready').toBeNull();
    await memory.prepareCounterLine(RUNG);
    const counterLine = (moves: string, more: Partial<GomokuRecord> = {}, rung = RUNG) => {
      const record = game(moves, more);
      return names([memory.counterLine(rung, textOf(record)) ?? []].flat(), record.size)[0];
    };
    expect(counterLine('h8a1i7')).toBe('k5');
    expect(counterLine('h8a1i7k5j6')).toBeUndefined();
    expect(counterLine('h8a1i7k5')).toBeUndefined();
    expect(counterLine('h8a1g9')).toBe('e11');
    expect(counterLine('h8')).toBeUndefined();
    expect(counterLine('h8a1i9b1j5')).toBeUndefined();
    expect(counterLine('h8a1i7', {}, RUNG + 10)).toBeUndefined();
    expect(counterLine('h8a1i7', { rule: 'renju' })).toBeUndefined();
  });

  it('counter nothing with what the rules forbid', async () => {
    // On h8 black would have six in a row.
    const left = async (rule: 'renju' | 'freestyle') => {
      const memory = open(forgetfulSaves());
      const record = game('o15e1o13f1o11a1m15c1m13n1m11h8', { rule, result: 2 });
      memory.remember({ rung: RUNG, side: 0, record });
      await memory.prepareCounterLine(RUNG);
      return names([memory.counterLine(RUNG, textOf(game('e8e1f8f1g8a1i8c1j8n1', { rule }))) ?? []].flat());
    };
    expect(await left('freestyle')).toEqual(['h8']);
    expect(await left('renju')).toEqual([]);
  });

  it('are each of one rung, one rule and one size', () => {
    const memory = memoryOf(LOST);
    expect(memory.avoid(RUNG + 10, hashOf(game('h8i9i7')))).toEqual([]);
    expect(avoided(memory, 'h8i9i7', { rule: 'renju' })).toEqual([]);
    expect(avoided(memory, 'h8i9i7', { size: 19 })).toEqual([]);
  });

  it('know whose choice it was under swap2', () => {
    const swap2 = game('h8i9i7twog10g7whitej6k5', { opening: 'swap2' });
    const memory = open(forgetfulSaves());
    memory.remember({ rung: RUNG, side: 0, record: swap2 });
    const here = (moves: string) => avoided(memory, moves, { opening: 'swap2' });
    expect(here('h8i9i7')).toEqual([]);
    expect(here('h8i9i7twog10g7')).toEqual(['white']);
    expect(here('h8i9i7twog10g7white')).toEqual(['j6']);
    expect(here('h8i9i7twog10g7whitej6')).toEqual([]);
    expect(here('h8i9').sort()).toEqual(['g9', 'i7']);
  });

  it('that were remembered since the last question count in the next one', () => {
    const memory = memoryOf(game('h8i9i7g7a1'));
    expect(avoided(memory, 'h8i9i7')).toEqual(['g7']);
    memory.remember({ rung: RUNG, side: 1, record: game('h8i9i7h9a1') });
    expect(avoided(memory, 'h8i9i7').sort()).toEqual(['g7', 'h9']);
    memory.forget();
    expect(avoided(memory, 'h8i9i7')).toEqual([]);
  });

  it('say nothing of a position that they never came to, and leave no rules behind', () => {
    const before = opened.count;
    expect(memoryOf(LOST).avoid(RUNG, hashOf(game('a1b1')))).toEqual([]);
    expect(opened.count).toBe(before);
  });
});

describe('what is kept on the device', () => {
  it('is there after a reload, the latest first', () => {
    const saves = forgetfulSaves();
    const memory = open(saves);
    memory.remember({ rung: 10, side: 1, record: { ...LOST, players: ['a', 'b'] } });
    memory.remember({ rung: 20, side: 0, record: game('h8i9', { result: 2 }) });
    expect(open(saves).games()).toEqual([
      { rung: 20, side: 0, record: game('h8i9', { result: 2 }) },
      { rung: 10, side: 1, record: LOST },
    ]);
    open(saves).forget();
    expect(open(saves).games()).toEqual([]);
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
    open(saves).remember({ rung: RUNG, side: 1, record: LOST });
    const place = { key: 'gomoku.losses', version: 1, name: () => '' };
    const [good] = saves.read({ ...place, schema: v.array(v.unknown()) }) ?? [];
    const broken = Object.keys(good as object).map((field) => ({ ...(good as object), [field]: 'x1' }));
    expect(broken).toHaveLength(6);
    saves.write(place, [null, 7, ...broken, good]);
    expect(open(saves).games()).toEqual([{ rung: RUNG, side: 1, record: LOST }]);
    for (const value of ['text', null, { length: 3 }]) {
      saves.write(place, value);
      expect(open(saves).games()).toEqual([]);
    }
  });
});
