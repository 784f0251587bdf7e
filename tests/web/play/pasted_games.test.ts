import { describe, expect, it } from 'vitest';
import { KINDS as GOMOKU_KINDS } from '../../../web/src/gomoku/files/kinds';
import { readMoves } from '../../../web/src/gomoku/files/notation';
import { ruleOf } from '../../../web/src/gomoku/files/rule_names';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { gomokuParameters } from '../../../web/src/gomoku/parameters';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { KINDS as OTHELLO_KINDS } from '../../../web/src/othello/files/kinds';
import { othelloParameters } from '../../../web/src/othello/parameters';
import { OTHELLO } from '../../../web/src/othello/spec';
import { countGames, readGame } from '../../../web/src/play/files/read_file';
import { mendAddress, readValues } from '../../../web/src/shell/address/address_text';
import { parseUrl } from '../../../web/src/shell/address/url_parameters';

const FILED_OTHELLO = { ...OTHELLO, kinds: OTHELLO_KINDS };

const FILED_GOMOKU = { ...GOMOKU, kinds: GOMOKU_KINDS };

/** Games as people paste them, and links as messengers leave them. */

const gomoku = (text: string) => readGame(FILED_GOMOKU, text).record as GomokuRecord | undefined;
const othello = (text: string) =>
  readGame(FILED_OTHELLO, text).record as { start: string; actions: number[] };
const cells = (moves: string) => readMoves(moves, 15);

describe('a list of moves of Gomoku', () => {
  it.each([
    'h8i9j10',
    'H8 I9 J10',
    '1. h8 2. i9 3. j10',
    '1.h8 i9 2.j10',
    '1) H8, 2) I9, 3) J10',
    'h8-i9-j10',
    'h8 – i9 — j10',
    'h8\ni9\r\nj10\n',
    '(h8, i9, j10)',
    '1 h8 2 i9 3 j10',
    '“h8; i9 | j10”'.replace(/[“”]/g, '"'),
  ])('is read: %j', (text) => {
    expect(gomoku(text)).toMatchObject({
      size: 15,
      rule: 'freestyle',
      opening: 'free',
      actions: cells('h8i9j10'),
    });
  });

  it('is of a larger board where a cell lies beyond the usual one', () => {
    expect(gomoku('h8 s19')?.size).toBe(19);
    expect(gomoku('h8 t20')?.size).toBe(20);
  });

  it.each([
    ['h8 i9 z3', 7, 'z3'],
    ['h21i9', undefined, undefined],
    ['h8 i9 12', 7, '12'],
    ['h8 and then i9', 4, 'and'],
  ])('is refused where it is none: %j', (text, column, found) => {
    const { fault } = readGame(FILED_GOMOKU, text);
    expect([fault?.place?.column, fault?.found]).toEqual([column, found]);
  });

  it('of a hundred thousand characters, or of what is hardly a list, is refused at once', () => {
    for (const text of ['h8 '.repeat(33_000), `h8 ${'1 '.repeat(50_000)}`, `h8${'('.repeat(99_999)}`])
      expect(readGame(FILED_GOMOKU, text)).toBeDefined();
  });
});

describe('a board of Othello', () => {
  const cellsOf = `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)}`;
  const row = (line: string) => `${line}\n`;
  const grid =
    row('  A B C D E F G H') +
    cellsOf
      .match(/.{8}/g)!
      .map((cells, y) => row(`${y + 1} ${[...cells].join(' ')} ${y + 1}`))
      .join('');

  it.each([
    `${cellsOf} O`,
    `${cellsOf.toLowerCase()} o`,
    `${cellsOf.replaceAll('-', '.')} O;`,
    `[8 ${cellsOf.replaceAll('X', '*').match(/.{8}/g)!.join(' ')} O]`,
    `BO[8 ${cellsOf.replaceAll('X', '*').match(/.{8}/g)!.join(' ')} O]`,
    `${grid}O to move`,
    `${grid.replaceAll('X', '●').replaceAll('O', '○')}white to move`,
  ])('is read with who is to move: %j', (text) => {
    expect(othello(text)).toEqual({ start: `${cellsOf} O`, actions: [] });
  });

  it('is Black’s where nothing is said, which is told', () => {
    expect(readGame(FILED_OTHELLO, cellsOf)).toMatchObject({
      record: { start: 'standard' },
      notes: [{ kind: 'moverUnsaid' }],
    });
  });

  it.each([`${cellsOf}- O`, cellsOf.slice(1), `${cellsOf} Z`])('is refused where it is none: %j', (text) => {
    expect(readGame(FILED_OTHELLO, text).record).toBeUndefined();
  });

  it('may stand in a link, in any of these letters', () => {
    for (const start of [
      `${cellsOf} O`,
      `[8 ${cellsOf.replaceAll('X', '*')} O]`,
      `${cellsOf.toLowerCase()} o`,
    ]) {
      const link = `https://example.org/#game=othello&start=${encodeURIComponent(start)}`;
      expect(othello(link).start, start).toBe(`${cellsOf} O`);
      const { parameters } = parseUrl(
        '',
        `#start=${encodeURIComponent(start)}`,
        { games: [], rungs: [] },
        othelloParameters,
      );
      expect(parameters.start).toBe(`${cellsOf} O`);
    }
  });
});

describe('a link', () => {
  const MEANT = { game: 'gomoku', ai: '20', side: 'first', moves: 'h8i9j10h9' };

  it.each([
    '?perf=1#game=gomoku&ai=20&side=first&moves=h8i9j10h9',
    '#game=gomoku&ai=20&side=first&moves=h8i9j10h9.',
    '#game=gomoku&ai=20&side=first&moves=h8i9j10h9)',
    '#game=gomoku&ai=20&side=first&moves=h8i9j10h9%22',
    '#game=gomoku&ai=20&side=first&moves=h8i9j10h9%E3%80%82',
    '#game=gomoku&ai=20&side=first&moves=h8i9j10h9%20%3E',
    '#game=gomoku&ai=20&side=first&moves=h8i9j10h9).**',
    '#game%3Dgomoku%26ai%3D20%26side%3Dfirst%26moves%3Dh8i9j10h9',
    '#game%253Dgomoku%2526ai%253D20%2526side%253Dfirst%2526moves%253Dh8i9j10h9',
    '#game=gomoku%26ai=20&amp;side=first&amp;amp;moves=h8i9j10h9',
    '?game=gomoku&ai=20&side=first%23moves=h8i9j10h9',
    '#GAME=gomoku&AI=20&Side=first&moves=h8i9j10h9?utm_source=x',
    '#game=gomoku&ai=20&side=first&moves=h8i9%E2%80%8Bj10h9',
    'https://example.org/x/?lang=en#game=3Dgomoku&ai=3D20&side=3Dfirst&moves=3Dh8i9j10h9',
  ])('is read as it was meant: %s', (address) => {
    expect(Object.fromEntries(readValues(address))).toMatchObject(MEANT);
    expect(Object.fromEntries(readValues(mendAddress(address)))).toMatchObject(MEANT);
  });

  it('that was cut off, or whose moves are none, is told with what is wrong', () => {
    const read = (fragment: string) =>
      parseUrl('', mendAddress(fragment), { games: [], rungs: [] }, gomokuParameters);
    expect(read('#moves=H8I9J10H9').parameters.moves).toBe('h8i9j10h9');
    expect(read('#moves=h8i9j10…').notices).toMatchObject([{ parameter: 'moves', given: '…' }]);
    expect(read('#moves=h8i9j10z7h9').notices).toMatchObject([{ given: 'z7h9', reasonKey: 'notMoves' }]);
  });

  it('of a hundred thousand characters is read at once', () => {
    for (const junk of [')', '.', '*', '%25', ' ', '&amp;'])
      expect(readGame(FILED_GOMOKU, `#game=gomoku&moves=h8${junk.repeat(100_000)}x`)).toBeDefined();
  });

  it.each([
    'Look: <https://example.org/?lang=en#game=gomoku&moves=H8I9J10> !',
    '[our game](https://example.org/#game=gomoku&moves=h8i9j10)',
    'https://example.org/#game=gomoku&moves=h8\ni9j10\nthanks',
    'https://example.org/#game%3Dgomoku%26moves%3Dh8i9j10.',
    '"https://example.org/#game=gomoku&amp;moves=h8i9j10"',
  ])('is found in what is pasted: %j', (text) => {
    expect(gomoku(text)?.actions).toEqual(cells('h8i9j10'));
  });
});

describe('names of rules', () => {
  it.each([
    ...[
      'Taraguchi-10',
      'Yamaguchi',
      'Soosyrv-8',
      'Soosõrv',
      'Sakata',
      'RIF',
      'Renju',
      '4',
      '连珠',
      'рэндзю',
      'Tarannikov',
    ].map((name) => [name, 'renju'] as const),
    ...['Gomoku', 'freestyle', 'Free style', '0', '', '五子棋', '无禁手'].map(
      (name) => [name, 'freestyle'] as const,
    ),
    ...['standard', '1', 'Exactly five', 'exact 5'].map((name) => [name, 'standard'] as const),
    ...['Caro', 'Pente', 'Connect6', 'gomoku-caro'].map((name) => [name, 'other'] as const),
    ...['Swap2', 'Long Pro', 'Japanese'].map((name) => [name, null] as const),
  ])('%s: %s', (name, rule) => {
    expect(ruleOf(name)).toBe(rule);
  });

  it('that say nothing are told, and others are refused', () => {
    const read = (rule: string) => readGame(FILED_GOMOKU, `(;GM[4]RU[${rule}];B[hh])`);
    expect(read('Swap2')).toMatchObject({ record: { rule: 'freestyle' }, notes: [{ kind: 'ruleUnknown' }] });
    expect(read('Caro').fault).toMatchObject({ kind: 'rule', found: 'Caro' });
    expect(read('Taraguchi-10').notes).toBeUndefined();
  });
});

it('stones in an app’s own properties are refused: without them it is another game', () => {
  const text = '(;GM[4]FF[4]SZ[15]GN[gomokuquest]RE[B+]\n;QPR[hh,hg,jf];QSLW[ig];B[gg];W[ii])';
  expect(readGame(FILED_GOMOKU, text).fault).toMatchObject({
    kind: 'hidden',
    found: 'QPR',
    place: { line: 2, column: 2 },
  });
});

describe('kinds of Othello', () => {
  const BOARD = 'BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]';
  it.each(['s8r18a', '8a', '10', 's10r20', '8k', 's8kr16', 'anti'])('%s is refused', (type) => {
    expect(readGame(FILED_OTHELLO, `(;GM[Othello]TY[${type}]${BOARD}B[f5];)`).fault?.kind).toBe('variant');
  });

  it.each(['8', 's8', 's8r18', '8b', '8 w'])('%s is read', (type) => {
    expect(readGame(FILED_OTHELLO, `(;GM[Othello]TY[${type}]${BOARD}B[f5];)`).record?.actions).toHaveLength(
      1,
    );
  });

  it('a random start without its board is refused', () => {
    expect(readGame(FILED_OTHELLO, '(;GM[Othello]TY[s8r18]B[f5];)').fault?.kind).toBe('variant');
  });
});

describe('several games in a text', () => {
  it('are counted, and each is read', () => {
    const sgf = 'Two:\n(;GM[4]PB[a];B[hh];W[ii](;B[gg])(;B[jj]))\n(;GM[4]C[not (; a \\] game]PB[b];B[aa])';
    expect(countGames(FILED_GOMOKU, sgf)).toBe(2);
    expect(gomoku(sgf)?.actions).toHaveLength(3);
    expect(readGame(FILED_GOMOKU, sgf, 1).record).toMatchObject({
      players: ['b', ''],
      actions: cells('a15'),
    });
    const ggf = '2 (;GM[Othello]B[f5];)(;GM[Othello]B[d3]W[c5];)';
    expect(countGames(FILED_OTHELLO, ggf)).toBe(2);
    expect(readGame(FILED_OTHELLO, ggf, 1).record?.actions).toHaveLength(2);
    const psq = 'Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\nPiskvorky 19x19, 0:0, 0\n9,9,0\n10,10,0\n-1\n';
    expect(countGames(FILED_GOMOKU, psq)).toBe(2);
    expect(gomoku(psq)?.actions).toHaveLength(1);
    expect(readGame(FILED_GOMOKU, psq, 1).record).toMatchObject({ size: 19 });
    expect(readGame(FILED_GOMOKU, '(;GM[4];B[hh])(;GM[4];B[pp])', 1).fault?.place).toEqual({
      line: 1,
      column: 25,
    });
  });
});
