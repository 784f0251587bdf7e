import { describe, expect, it } from 'vitest';
import { oneOf, realNumber, wholeNumber } from '../../../tools/lib/arguments.mjs';
import { oneLine, quoted } from '../../../tools/lib/quoted.mjs';

const NASTY = '\u001b[31mred\u202e\n\u009b';

describe('the tools repeat what they were given', () => {
  it('on one line, escaped and cut short', () => {
    expect(quoted(NASTY)).toBe(String.raw`'\x1b[31mred\u{202e}\n\u{009b}'`);
    expect(quoted('五子棋, Ход')).toBe("'五子棋, Ход'");
    expect(quoted('y'.repeat(100_000))).toBe(`'${'y'.repeat(115)}...'`);
    expect(oneLine('\u001b\u001b', 7)).toBe(String.raw`\x1b...`);
    expect(oneLine('😀'.repeat(200))).toBe(`${'😀'.repeat(117)}...`);
  });

  it('in every message about an option', () => {
    const shown = String.raw`not '\x1b[31mred\u{202e}\n\u{009b}'.`;
    expect(() => oneOf('game', NASTY, ['gomoku'])).toThrow(shown);
    expect(() => wholeNumber('port', NASTY, 1, 2)).toThrow(shown);
    expect(() => realNumber('ms', NASTY)).toThrow(shown);
  });

  it.each(['', ' 5', '5 ', '+5', '0x10', '5.', '.5', '５', 'nan', 'Infinity', '1e999', '5\n'])(
    '%j is no number',
    (text) => {
      expect(() => realNumber('ms', text)).toThrow('--ms must be a number');
      expect(() => wholeNumber('port', text, 0, 100)).toThrow('--port must be a whole number');
    },
  );

  it('numbers are', () => {
    expect(realNumber('ms', '-0.5')).toBe(-0.5);
    expect(realNumber('moves', '5e9')).toBe(5e9);
    expect(wholeNumber('port', '80', 1, 100)).toBe(80);
  });
});
