import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../web/src/gomoku/files/kinds';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { readGame } from '../../../web/src/play/files/read_file';
import { endingText } from '../../../web/src/shell/session/ending';

/** The end that a file states, and its notes. */
function endOf(text: string): string {
  const { record, notes = [] } = readGame({ ...GOMOKU, kinds: KINDS }, text);
  const ending = record?.ending === undefined ? 'open' : endingText(record.ending);
  return [ending, ...notes.map(({ kind, found }) => `${kind} ${found}`)].join(', ');
}

describe('the end that SGF states', () => {
  const sgf = (properties: string, moves = ';B[hh];W[ii]') => endOf(`(;GM[4]SZ[15]${properties}${moves})`);

  it('is by colours', () => {
    expect(sgf('RE[B+R]')).toBe('first-resignation');
    expect(sgf('RE[ w+t ]')).toBe('second-time');
    expect(sgf('RE[0]')).toBe('draw');
    expect(sgf('RE[W+F]', '')).toBe('second-forfeit');
    expect(sgf('RE[Void]')).toBe('open');
    expect(sgf('')).toBe('open');
  });

  it('has its reason beside it where a program says so', () => {
    expect(sgf('RE[W+1]TE[White win by time forfeit]')).toBe('second-time');
    expect(sgf('TE[timeout]RE[B+1]')).toBe('first-time');
    expect(sgf('RE[B+R]TE[timeout]')).toBe('first-resignation');
    // Of a move the same property says that it is a clever one.
    expect(sgf('RE[B+1]TE[timeout]', ';B[hh]TE[1];W[ii]TE[2]')).toBe('first-time');
  });

  it('is told where it is not understood', () => {
    expect(sgf('RE[gg wp]')).toBe('open, resultUnknown gg wp');
  });

  it('is by sides where swap2 has given colours, and in words of ours before it has', () => {
    const swap2 = ';B[hh];W[ii];B[gg]';
    expect(sgf('ON[swap2]RE[B+R]', `${swap2};SW[white];W[jj]`)).toBe('first-resignation');
    expect(sgf('ON[swap2]RE[B+R]', `${swap2};SW[black];W[jj]`)).toBe('second-resignation');
    expect(sgf('ON[swap2]EN[second-resignation]', swap2)).toBe('second-resignation');
    expect(sgf('ON[swap2]RE[B+R]', swap2)).toBe('first-resignation');
    expect(sgf('ON[swap2]RE[B+R]', `${swap2};SW[two]`)).toBe('open, resultUnknown B+R');
  });
});

describe('the end that psq states', () => {
  const psq = (...rest: string[]) =>
    endOf(['Piskvorky 15x15, 11:11, 0', '8,8,0', '9,8,0', '8,9,3', ...rest].join('\n'));

  it('is who won before the rule; programs do not resign', () => {
    expect(psq('A.zip', 'B.zip', '-1', '1,Freestyle15_1')).toBe('first-forfeit');
    expect(psq('A.zip', 'B.zip', '-1', '2,Renju')).toBe('second-forfeit');
    expect(psq('homo-1', 'homo-2', '-1', '2,Standard')).toBe('second');
    expect(psq('A.zip', 'B.zip', '15', '2,Freestyle')).toBe('second-time');
    expect(psq('A.zip', 'B.zip', '0', '1,Freestyle')).toBe('first');
  });

  it('is the manager’s number where nobody is named: an error, or a time that ran out, of who was to move', () => {
    expect(psq('A.zip', 'B.zip', '15')).toBe('first-time');
    expect(psq('A.zip', 'B.zip', '-2')).toBe('first-forfeit');
  });

  it('is open without those, and where nothing has gone wrong so far', () => {
    expect(psq()).toBe('open');
    expect(psq('A.zip', 'B.zip')).toBe('open');
    expect(psq('A.zip', 'B.zip', '-1')).toBe('open');
    expect(psq('A.zip', 'B.zip', '0')).toBe('open');
    expect(psq('A.zip', 'B.zip', '-1', '0,Freestyle')).toBe('open');
  });

  it('is a draw where it says so, or where the manager stops on a board that is nearly full', () => {
    expect(psq('A.zip', 'B.zip', '0', '0,Freestyle')).toBe('draw');
    const many = Array.from({ length: 200 }, (_, at) => `${(at % 15) + 1},${Math.floor(at / 15) + 1},0`);
    const full = (...rest: string[]) =>
      endOf(['Piskvorky 15x15, 11:11, 0', ...many, 'A', 'B', ...rest].join('\n'));
    expect(full('0')).toBe('draw');
    expect(full('-1', '0,Freestyle15_1')).toBe('draw');
    expect(full('-1')).toBe('open');
  });
});
