import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GomokuFault } from '../../../web/src/gomoku/files/faults';
import { KINDS as GOMOKU_KINDS } from '../../../web/src/gomoku/files/kinds';
import { writeMoves } from '../../../web/src/gomoku/files/notation';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { decode, FILE_BYTES_MAX, readGame, readGameFile } from '../../../web/src/play/files/read_file';
import type { FaultKind } from '../../../web/src/play/files/reading';
import { endingText } from '../../../web/src/shell/session/ending';

const FILED_GOMOKU = { ...GOMOKU, kinds: GOMOKU_KINDS };

/** Files as they are met, well and badly made. */

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(`${import.meta.dirname}/../../data/gomoku/files/${name}`));

/** The game in short: size, rule, opening, moves, then players and the stated end where they are known. */
function inShort(text: string): string {
  const { record, fault } = readGame(FILED_GOMOKU, text);
  if (record === undefined) return JSON.stringify(fault);
  const { size, rule, opening, actions, players, ending } = record as GomokuRecord;
  const more = [players?.join(' - '), ending && endingText(ending)].filter((known) => known !== undefined);
  return [size, rule, opening, writeMoves(actions, size), ...more].join(' ');
}

const READ: [string, string][] = [
  ['plain.sgf', '15 freestyle free h8i9i7g9g7 Ada - Grace first'],
  ['letter_before.sgf', '15 freestyle free h8i9'],
  ['comments_and_marks.sgf', '15 freestyle free h8i9i7'],
  ['variations.sgf', '15 freestyle free h8i9i7g9g7'],
  ['old_names.sgf', '15 freestyle free h8i9 Ada - Grace'],
  ['moves_in_root.sgf', '15 freestyle free h8i9g6 Ada - Grace draw'],
  ['set_up.sgf', '15 freestyle free h8i9g7g9i7'],
  ['set_up_rectangle.sgf', '19 freestyle free a19s2b19s1j10'],
  ['renju_by_number.sgf', '15 renju free h8i9i7 A - B second-time'],
  ['letters_and_numbers.sgf', '15 freestyle free h8i9a1o15'],
  ['no_size.sgf', '15 freestyle free h8o1'],
  ['swap2_named_only.sgf', '15 freestyle free h8i9i7g9g7'],
  ['swap2.sgf', '15 freestyle swap2 h8i9i7twog9g7whitej6'],
  ['chinese.sgf', '15 renju free h8i9 黑方 五 - Белые'],
  ['plain.psq', '15 freestyle free h8i9i7 Ada - Grace first-forfeit'],
  ['second_began.psq', '20 freestyle free j11t1 Grace - Ada'],
  ['no_players.psq', '19 freestyle free a19s1'],
  ['renju.psq', '15 renju free h8i7 pbrain-Ada.exe - 1st Grace second-forfeit'],
  ['resigned.sgf', '15 freestyle free h8i7g9j6 Ann - Bob first-resignation'],
  ['forfeit.psq', '15 freestyle free h8i8h7i7 A.zip - B.zip first-forfeit'],
  ['no_moves.psq', '15 freestyle free '],
];

const REFUSED: [string, FaultKind | GomokuFault, string | null, string | undefined][] = [
  ['go_game.sgf', 'otherGame', '1:6', '1'],
  ['too_large.sgf', 'size', '2:4', '25'],
  ['not_square.sgf', 'size', '1:11', '15:19'],
  ['unclosed_value.sgf', 'breaksOff', '3:1', undefined],
  ['unclosed_game.sgf', 'breaksOff', '3:1', undefined],
  ['stray_letter.sgf', 'unexpected', '2:7', '='],
  ['no_value.sgf', 'unexpected', '2:3', ';'],
  ['beside_the_board.sgf', 'point', '3:4', 'pp'],
  ['nonsense_point.sgf', 'point', '1:23', 'h-8'],
  ['twice_black.sgf', 'colour', '2:4', 'ii'],
  ['pass.sgf', 'pass', '1:23', undefined],
  ['old_pass.sgf', 'pass', '1:23', undefined],
  ['set_up_unequal.sgf', 'setup', '2:1', undefined],
  ['set_up_late.sgf', 'setup', '1:24', undefined],
  ['set_up_erased.sgf', 'setup', '1:18', undefined],
  ['bad_choice.sgf', 'choice', '1:36', 'green'],
  ['bad_header.psq', 'psqHeader', '1:1', 'Piskvorky fifteen by fif…'],
  ['oblong.psq', 'size', '1:1', '15x20'],
  ['huge.psq', 'size', '1:1', '30x30'],
  ['from_nought.psq', 'point', '3:1', '0,7,0'],
  ['broken_line.psq', 'psqMove', '3:1', '9;7;0'],
  ['letter.txt', 'unknownFormat', null, undefined],
];

describe('a game file', () => {
  it.each(READ)('%s is read', (name, expected) => {
    expect(inShort(decode(FILED_GOMOKU, bytesOf(name)))).toBe(expected);
  });

  it.each(READ)('%s is read with other ends of lines', (name, expected) => {
    const text = decode(FILED_GOMOKU, bytesOf(name));
    expect(inShort(text.replaceAll('\n', '\r\n'))).toBe(expected);
    expect(inShort(text.replaceAll('\n', '\r'))).toBe(expected);
  });

  it.each(REFUSED)('%s is refused: %s at %s', (name, kind, place, found) => {
    const { fault } = readGame(FILED_GOMOKU, decode(FILED_GOMOKU, bytesOf(name)));
    const where = fault?.place === undefined ? null : `${fault.place.line}:${fault.place.column}`;
    expect([fault?.kind, where, fault?.found]).toEqual([kind, place, found]);
  });

  it('is refused for its place with any ends of lines alike', () => {
    const text = decode(FILED_GOMOKU, bytesOf('beside_the_board.sgf'));
    for (const end of ['\r\n', '\r']) {
      expect(readGame(FILED_GOMOKU, text.replaceAll('\n', end)).fault?.place).toEqual({ line: 3, column: 4 });
    }
  });

  it('is told apart from nothing, from too much and from an address', () => {
    expect(readGame(FILED_GOMOKU, ' \n').fault?.kind).toBe('empty');
    expect(readGame(FILED_GOMOKU, 'x'.repeat(FILE_BYTES_MAX + 1)).fault?.kind).toBe('tooLarge');
    expect(inShort('https://forethought.example/?lang=en#game=gomoku&moves=h8i9')).toBe(
      '15 freestyle free h8i9',
    );
    expect(readGame(FILED_GOMOKU, 'https://forethought.example/#game=tactics&moves=AAA').fault?.kind).toBe(
      'unknownFormat',
    );
  });
});

describe('bytes', () => {
  const file = (...parts: (string | number[])[]) =>
    new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));
  const playersOf = async (blob: Blob) => (await readGameFile(FILED_GOMOKU, blob)).record?.players;

  it('are read in the encoding that the file names', async () => {
    const blackInGb = [0xba, 0xda];
    const given = ['(;GM[4]PB[', blackInGb, ']PW[x]CA[gb18030];B[hh])'];
    expect(await playersOf(file(...given))).toEqual(['黑', 'x']);
    expect(await playersOf(file('(;GM[4]PB[黑]PW[x]CA[no-such-code];B[hh])'))).toEqual(['黑', 'x']);
  });

  it('may begin with a mark of their order', async () => {
    const wide = [...'(;GM[4]PB[黑]PW[x])'].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return [code & 255, code >> 8];
    });
    expect(await playersOf(file([0xff, 0xfe], wide))).toEqual(['黑', 'x']);
    const swapped = wide.map((_, at) => wide[at ^ 1] ?? 0);
    expect(await playersOf(file([0xfe, 0xff], swapped))).toEqual(['黑', 'x']);
    expect(await playersOf(file([0xef, 0xbb, 0xbf], '(;GM[4]PB[a]PW[b])'))).toEqual(['a', 'b']);
  });

  it('too many are not even looked at', async () => {
    const film = new Blob([new Uint8Array(FILE_BYTES_MAX + 1)]);
    expect((await readGameFile(FILED_GOMOKU, film)).fault?.kind).toBe('tooLarge');
  });

  it('that cannot be fetched are a fault, not a crash', async () => {
    const gone = Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect((await readGameFile(FILED_GOMOKU, gone)).fault?.kind).toBe('unreadable');
  });
});
