import { describe, expect, it } from 'vitest';
import { readResult, reasonIn } from '../../../web/src/play/files/stated_result';

/** A result in short: `0 resignation`, `draw`, `open`, or null. */
function inShort(text: string): string | null {
  const result = readResult(text);
  if (result === null || result === 'open') return result;
  return result.winner === null ? 'draw' : `${result.winner} ${result.by}`;
}

describe('a stated result', () => {
  it.each([
    ['B+R', '0 resignation'],
    ['w+r', '1 resignation'],
    ['B+Resign', '0 resignation'],
    ['B + Res', '0 resignation'],
    ['W+T', '1 time'],
    ['w+time', '1 time'],
    ['White+Time', '1 time'],
    ['B+F', '0 forfeit'],
    ['B+Forfeit', '0 forfeit'],
    ['B+', '0 unsaid'],
    ['W+', '1 unsaid'],
    ['B+1', '0 unsaid'],
    ['W+3.5', '1 unsaid'],
    ['B+five', '0 unsaid'],
    ['Ｂ＋Ｒ', '0 resignation'],
    ['1-0', '0 unsaid'],
    ['0:1', '1 unsaid'],
    ['44 - 20', '0 unsaid'],
    ['3-4', '1 unsaid'],
    ['32-32', 'draw'],
    ['Black wins by resignation', '0 resignation'],
    ['White won on time', '1 time'],
    ['Black resigned', '1 resignation'],
    ['White resigns, Black wins', '0 resignation'],
    ['Black beat White', '0 unsaid'],
    ['White ran out of time', '0 time'],
    ['White win by opponent crash', '1 forfeit'],
    ['黑胜', '0 unsaid'],
    ['白勝', '1 unsaid'],
    ['白中盘胜', '1 resignation'],
    ['黑方认输', '1 resignation'],
    ['黑棋超时负', '1 time'],
    ['黑胜（白超时）', '0 time'],
    ['黒中押し勝ち', '0 resignation'],
    ['白時間切れ負け', '0 time'],
    ['흑불계승', '0 resignation'],
    ['Чёрные победили', '0 unsaid'],
    ['белые сдались', '0 resignation'],
  ])('%s names a winner', (text, told) => {
    expect(inShort(text)).toBe(told);
  });

  it.each([
    '0',
    '0.0',
    'Draw',
    'draw by agreement',
    'Jigo',
    '1/2-1/2',
    '½-½',
    '和棋',
    '平局',
    '引き分け',
    '무승부',
    'ничья',
  ])('%s is a draw, which was agreed on', (text) => {
    expect(readResult(text)).toEqual({ winner: null, by: 'agreement' });
  });

  it.each(['', '?', ' ? ', 'Void', 'void', '*', 'none', 'no result', 'unfinished', '未完', '打ち掛け'])(
    '“%s” leaves the game open',
    (text) => {
      expect(readResult(text)).toBe('open');
    },
  );

  it.each([
    'gg wp',
    'B',
    'black',
    'R',
    'Ann won',
    'Whitehouse wins',
    'black and white',
    'black lost, white lost',
    '+R',
    '0-0',
    '胜',
    'x'.repeat(9000),
  ])('%s is not understood, and never a draw', (text) => {
    expect(readResult(text)).toBeNull();
  });

  it('has its reason beside it with some programs', () => {
    expect(['timeout', 'White win by time forfeit', 'opponent illegal move', 'five'].map(reasonIn)).toEqual([
      'time',
      'time',
      'forfeit',
      null,
    ]);
  });
});
