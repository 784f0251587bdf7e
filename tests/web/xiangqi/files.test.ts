import { describe, expect, it } from 'vitest';
import { readGame } from '../../../web/src/play/files/read_file';
import type { GameRecord } from '../../../web/src/play/game_types';
import { readFen } from '../../../web/src/xiangqi/files/fen';
import { KINDS } from '../../../web/src/xiangqi/files/kinds';
import { writePgn } from '../../../web/src/xiangqi/files/pgn_writer';
import { readMoves } from '../../../web/src/xiangqi/notation/iccs';
import type { Setup } from '../../../web/src/xiangqi/setup';
import { XIANGQI } from '../../../web/src/xiangqi/spec';

const FILED = { ...XIANGQI, kinds: KINDS };
const read = (text: string) => readGame(FILED, text);
const MOVES = readMoves('h2e2h9g7h0g2') ?? [];

describe('a list of moves', () => {
  it.each([
    'h2e2 h9g7 h0g2',
    '1. H2-E2 H9-G7 2. H0-G2',
    'position startpos moves h2e2 h9g7 h0g2',
    'C2=5 H8+7 H2+3',
    '1. c2.5 h8+7 2. n2+3',
    '炮二平五 马8进7 马二进三',
    '1. 炮二平五 馬８進７ 2. 傌二進三',
    '炮二平五马8进7马二进三',
  ])('is read: %j', (text) => {
    expect(read(text)).toEqual({ record: { start: 'standard', actions: MOVES } });
  });

  it('with a word that names no move is refused', () => {
    expect(read('C2=5 H8+9 H9+9').fault).toMatchObject({ kind: 'move', found: 'H9+9' });
  });
});

describe('PGN', () => {
  const record: GameRecord<Setup> = {
    start: 'standard',
    actions: [...MOVES],
    players: ['Ada', 'Bo "Bob"'],
    ending: { winner: 1, by: 'resignation' },
  };

  it('is read as it was written', () => {
    expect(read(writePgn(record, { date: '2026-11-29' }))).toEqual({ record });
  });

  it('keeps another start', () => {
    const start = '4k4/9/9/9/9/9/9/9/4A4/3K5 b - - 0 1';
    const actions = readMoves('e9e8') ?? [];
    expect(read(writePgn({ start, actions }, { date: '2026-11-29' })).record).toEqual({ start, actions });
  });

  it('may have lines to be passed over before it, and such lines alone are refused at once', () => {
    const text = writePgn(record, { date: '2026-11-29' });
    expect(read(`% one % two\n%\r\n${text}`)).toEqual({ record });
    expect(read('% '.repeat(10_000)).fault).toMatchObject({ kind: 'unknownFormat' });
  });

  it('of another game is refused', () => {
    expect(read('[Variant "Standard"]\n\n1. e4 e5').fault).toMatchObject({ kind: 'otherGame' });
  });
});

describe('a FEN', () => {
  it.each([
    ['rhgakagbr/9/9/9/9/9/9/9/9/4K4 w', null],
    ['4k4/9/9/9/9/9/9/9/4A4/3K5', '4k4/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1'],
    ['4g4/9/9/9/9/9/9/S8/4A4/3GE4 r', '4k4/9/9/9/9/9/9/P8/4A4/3KB4 w - - 0 1'],
    ['4k4/9/9/9/9/9/9/9/4A4/3K5_b_-_-_3_17', '4k4/9/9/9/9/9/9/9/4A4/3K5 b - - 3 17'],
    ['4k4/9/9/9/9/9/9/9/4A4 w', null],
  ])('is read: %j', (text, fen) => {
    expect(readFen(text)).toBe(fen);
  });
});
