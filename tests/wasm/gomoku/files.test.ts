import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../../wasm/engine';
import type { GomokuModule } from '../../../wasm/gomoku';
import { KINDS as GOMOKU_KINDS } from '../../../web/src/gomoku/files/kinds';
import { readMoves } from '../../../web/src/gomoku/files/notation';
import { readSgf } from '../../../web/src/gomoku/files/sgf_reader';
import { writeSgf } from '../../../web/src/gomoku/files/sgf_writer';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { checkRecord } from '../../../web/src/play/files/check_record';
import { decode, readGame } from '../../../web/src/play/files/read_file';
import { startGomoku } from './support/module';

const FILED_GOMOKU = { ...GOMOKU, kinds: GOMOKU_KINDS };

/** Games from files, judged by the rules. */

let module: GomokuModule;

beforeAll(async () => {
  module = await startGomoku();
});

function withRules<Result>(use: (rules: Game) => Result): Result {
  const rules = new module.Game();
  try {
    return use(rules);
  } finally {
    rules.delete();
  }
}

function recordOf(moves: string, more: Partial<GomokuRecord> = {}): GomokuRecord {
  const actions = readMoves(moves, more.size ?? 15);
  if (actions === null) throw new Error(`no moves: ${moves}`);
  return { size: 15, rule: 'freestyle', opening: 'free', actions, ...more };
}

const check = (record: GomokuRecord) => withRules((rules) => checkRecord(GOMOKU, rules, record));

/** Black h8 i8 j8 k8 l8, white on row 9 from h on. */
const FIVE = 'h8h9i8i9j8j9k8k9l8';

describe('a game from a file', () => {
  it('gets its result from the rules where it ends by them', () => {
    expect(check(recordOf(FIVE)).record?.result).toBe(1);
    expect(check(recordOf(FIVE, { result: 2 })).record?.result).toBe(1);
    expect(check(recordOf('a1h8a3i8a5j8a7k8a9l8')).record?.result).toBe(2);
  });

  it('keeps the result of the file where it was given up', () => {
    expect(check(recordOf('h8h9', { result: 2 })).record?.result).toBe(2);
    expect(check(recordOf('h8h9')).record).not.toHaveProperty('result');
  });

  it('is refused at the first move that the rules refuse, by its number', () => {
    expect(check(recordOf('h8h9h8')).fault).toEqual({ kind: 'occupied', move: 3, found: 'h8' });
    expect(check(recordOf(`${FIVE}a1`)).fault).toEqual({ kind: 'afterEnd', move: 10, found: 'a1' });
    const threeAndThree = recordOf('g8a1i8a3h7a5h9a7h8', { rule: 'renju' });
    expect(check(threeAndThree).fault).toEqual({ kind: 'forbidden', move: 9, found: 'h8' });
    expect(check({ ...threeAndThree, rule: 'standard' }).record).toBeDefined();
  });

  it('is refused where a choice of swap2 does not fit', () => {
    expect(check(recordOf('h8whiteh9')).fault).toEqual({ kind: 'choice', move: 2, found: 'white' });
    const swap2 = (moves: string) => check(recordOf(moves, { opening: 'swap2' }));
    expect(swap2('h8i9i7twog9g7whitej6').record).toBeDefined();
    expect(swap2('h8i9i7g9').fault).toEqual({ kind: 'illegal', move: 4, found: 'g9' });
    expect(swap2('h8i9i7twog9g7two').fault).toEqual({ kind: 'choice', move: 6, found: 'two' });
  });

  it('knows which side won under swap2', () => {
    const whiteGivesUp = (moves: string) => {
      const sgf = `${writeSgf(recordOf(moves, { opening: 'swap2' })).replace('SZ[15]', 'SZ[15]RE[B+R]')}`;
      return check(readSgf(sgf).record!).record?.ending?.winner;
    };
    // Who plays black: the second side takes it, or leaves it; after two more stones the first side chooses.
    expect(
      ['black', 'white', 'twog9g7black', 'twog9g7white'].map((end) => whiteGivesUp(`h8i9i7${end}`)),
    ).toEqual([1, 0, 0, 1]);
  });

  it('may fill any board that the rules know, and no other', () => {
    for (let size = 9; size <= 20; size++) {
      const corner = size - 1 + 20 * (size - 1);
      expect(check({ ...recordOf(''), size, actions: [corner] }).record?.actions).toEqual([corner]);
    }
    expect(check({ ...recordOf(''), size: 21 }).fault?.kind).toBe('unreadable');
  });
});

describe('the rules', () => {
  const folder = new URL('../../data/gomoku/files/', import.meta.url);
  const games = readdirSync(folder).flatMap((name) => {
    const { record } = readGame(
      FILED_GOMOKU,
      decode(FILED_GOMOKU, new Uint8Array(readFileSync(new URL(name, folder)))),
    );
    return record === undefined ? [] : [[name, record] as const];
  });

  it.each(games)('play %s to its end', (_, record) => {
    expect(check(record as GomokuRecord).record?.actions).toEqual(record.actions);
  });

  it('and the page agree on the side that plays black', () => {
    for (const moves of ['h8i9i7black', 'h8i9i7white', 'h8i9i7twog9g7black', 'h8i9i7twog9g7white']) {
      const record = recordOf(moves, { opening: 'swap2' });
      const ended = writeSgf({ ...record, ending: { winner: 0, by: 'resignation' } });
      const black = withRules((rules) => {
        checkRecord(GOMOKU, rules, record);
        return rules.snapshot()[6];
      });
      expect(readSgf(ended).record?.ending).toEqual({ winner: 0, by: 'resignation' });
      expect(ended).toContain(black === 0 ? 'RE[B+' : 'RE[W+');
    }
  });
});
