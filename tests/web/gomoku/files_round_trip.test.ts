import { describe, expect, it } from 'vitest';
import { endOf, stonesOf } from '../../../web/src/gomoku/files/colours';
import { KINDS as GOMOKU_KINDS } from '../../../web/src/gomoku/files/kinds';
import { readMoves, writeMoves } from '../../../web/src/gomoku/files/notation';
import { readPsq, writePsq } from '../../../web/src/gomoku/files/psq';
import { readSgf } from '../../../web/src/gomoku/files/sgf_reader';
import { writeSgf } from '../../../web/src/gomoku/files/sgf_writer';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { gameLink } from '../../../web/src/play/files/game_link';
import { readGame } from '../../../web/src/play/files/read_file';
import { readGameLink } from '../../../web/src/play/files/read_link';
import { AGREED_DRAW, type Ending } from '../../../web/src/shell/session/ending';
import fc from '../support/fast_check';
import { records } from './support/records';

const FILED_GOMOKU = { ...GOMOKU, kinds: GOMOKU_KINDS };

const GAME: GomokuRecord = {
  size: 15,
  rule: 'renju',
  opening: 'swap2',
  actions: [147, 128, 168, 402, 126, 166, 401, 189],
  players: ['Ada [the first]', 'Back\\slash'],
  result: 1,
};

describe('SGF', () => {
  it('is written as people and programs expect it', () => {
    expect(writeSgf(GAME, { date: '2026-11-21' })).toBe(
      '(;FF[4]GM[4]CA[UTF-8]AP[Forethought]SZ[15]RU[renju]ON[swap2]PB[Ada [the first\\]]PW[Back\\\\slash]' +
        'DT[2026-11-21]RE[W+]\n' +
        ';B[hh];W[ig];B[ii];SW[two]C[swap2: places two more stones];W[gg];B[gi]' +
        ';SW[white]C[swap2: takes white];W[jj])\n',
    );
  });

  it('says how a game ended, on the board or off it', () => {
    const written = (more: Partial<GomokuRecord>) =>
      writeSgf({ size: 15, rule: 'freestyle', opening: 'free', actions: [147], ...more });
    const off = (winner: 0 | 1, by: Ending['by']) => written({ ending: { winner, by } });
    expect(written({ result: 1 })).toContain('RE[B+]');
    expect(written({ result: 3 })).toContain('RE[0]');
    expect(written({ result: 0 })).not.toContain('RE[');
    expect(off(0, 'resignation')).toContain('RE[B+R]');
    expect(off(1, 'resignation')).toContain('RE[W+R]');
    expect(off(1, 'time')).toContain('RE[W+T]');
    expect(off(0, 'forfeit')).toContain('RE[B+F]');
    expect(off(1, 'unsaid')).toContain('RE[W+]');
    expect(written({ ending: AGREED_DRAW })).toContain('RE[0]');
  });

  it('brings back every game whole', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(readSgf(writeSgf(record))).toEqual({ record });
      }),
    );
  });
});

describe('psq', () => {
  it('is written as the manager writes it', () => {
    expect(writePsq({ ...GAME, players: ['Ada', '-1'] })).toBe(
      'Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n9,7,0\r\n9,9,0\r\n7,7,0\r\n7,9,0\r\n10,10,0\r\n' +
        'Ada\r\n"-1"\r\n-1\r\n2,Renju\r\n',
    );
  });

  it('brings back board, rule, stones, the colour that won and why', () => {
    fc.assert(
      fc.property(records, (record) => {
        const read = readPsq(writePsq(record)).record;
        expect(read).toMatchObject({ size: record.size, rule: record.rule, opening: 'free' });
        expect(read?.actions).toEqual(stonesOf(record.actions));
        expect(read && endOf(read)).toEqual(endOf(record));
      }),
    );
  });

  it('brings back names that are names', () => {
    for (const players of [
      ['Ada', 'Грейс'],
      ['1st 格蕾丝', '2 be, or not'],
    ] as [string, string][]) {
      expect(readPsq(writePsq({ ...GAME, players })).record?.players).toEqual(players);
    }
    const { players: _, ...nameless } = GAME;
    expect(readPsq(writePsq(nameless)).record?.players).toBeUndefined();
  });
});

describe('a link', () => {
  it('can be read by people', () => {
    expect(gameLink(GOMOKU, GAME, null, 'https://forethought.example/play/?lang=ru#old')).toBe(
      'https://forethought.example/play/#game=gomoku&rule=renju&opening=swap2&moves=h8i9i7twog9g7whitej6',
    );
    const usual: GomokuRecord = { size: 15, rule: 'freestyle', opening: 'free', actions: [] };
    expect(gameLink(GOMOKU, usual, null, 'file:///page.html')).toBe('file:///page.html#game=gomoku&moves=');
    expect(gameLink(GOMOKU, usual, { rung: 120, side: 1 }, 'file:///page.html')).toBe(
      'file:///page.html#game=gomoku&ai=120&side=second&moves=',
    );
  });

  it('brings back board, rules and actions of every game', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { players: _, ...kept } = record;
        expect(
          readGameLink(GOMOKU, gameLink(GOMOKU, record, { rung: 20, side: 0 }, 'https://a.example/') ?? ''),
        ).toEqual({
          record: kept,
        });
      }),
    );
  });

  it.each([
    ['size', '8'],
    ['size', '0xf'],
    ['size', ''],
    ['rule', 'chess'],
    ['opening', 'gambit'],
  ])('is refused for the %s "%s"', (kind, found) => {
    expect(readGameLink(GOMOKU, `#game=gomoku&${kind}=${found}&moves=`).fault).toEqual({ kind, found });
  });

  it('is refused for what are no moves', () => {
    expect(readGameLink(GOMOKU, '#game=gomoku&moves=h8x9').fault).toEqual({
      kind: 'linkMoves',
      found: 'h8x9',
    });
    expect(readGameLink(GOMOKU, '#game=gomoku&size=9&moves=h10').fault?.kind).toBe('linkMoves');
  });

  it('takes no text for moves that it would not write', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abht0189kwo') }), (text) => {
        const actions = readMoves(text, 15);
        if (actions !== null) expect(writeMoves(actions, 15)).toBe(text);
      }),
    );
  });
});

describe('whatever is pasted', () => {
  it('is a game or a fault', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      ';',
      '[',
      ']',
      '\\',
      'B',
      'W',
      'AB',
      'SZ',
      'hh',
      '15',
      ':',
      '\n',
      'SW',
    );
    const odd = fc.array(pieces, { maxLength: 40 }).map((parts) => `(;${parts.join('')}`);
    const broken = records.chain((record) =>
      fc
        .tuple(fc.constantFrom(writeSgf(record), writePsq(record)), fc.nat(400))
        .map(([text, at]) => text.slice(0, at)),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), odd, broken), (text) => {
        const { record, fault } = readGame(FILED_GOMOKU, text);
        expect((record === undefined) !== (fault === undefined)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
