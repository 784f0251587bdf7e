import { describe, expect, it } from 'vitest';
import {
  decimalText,
  eloText,
  pointsText,
  shareText,
  timeLeftText,
  wholeText,
} from '../../../web/src/lab/figures';
import { resultForA } from '../../../web/src/lab/match_game';
import { verdictOf } from '../../../web/src/lab/standing';
import { messages } from '../../../web/src/lab/words/messages';
import { tablesOf } from '../support/tables';

describe('figures as text', () => {
  it.each([
    [12.4, '+12'],
    [-12.6, '−13'],
    [-0, '0'],
    [0.4, '0'],
    [-0.4, '0'],
    [Number.POSITIVE_INFINITY, '+∞'],
    [Number.NEGATIVE_INFINITY, '−∞'],
  ])('Elo %d is %s', (elo, text) => {
    expect(eloText('en', elo)).toBe(text);
  });

  it.each([
    [0, 0, '0'],
    [0, 1, '½'],
    [12, 1, '12½'],
    [12, 4, '14'],
  ])('%d wins and %d draws are %s points', (wins, draws, text) => {
    expect(pointsText(wins, draws)).toBe(text);
  });

  it('follow the language', () => {
    expect(decimalText('en', -2.9444, 2)).toBe('−2.94');
    expect(shareText('en', 0.825)).toBe('82.5%');
    expect(shareText('ru', 0.825)).toMatch(/^82,5\s?%$/);
    expect(wholeText('en', 115064)).toBe('115,064');
  });

  it.each([
    [0, '0 s'],
    [1200, '2 s'],
    [89_000, '89 s'],
    [91_000, '2 min'],
    [3_600_000, '60 min'],
    [7_200_000, '2 h'],
  ])('%d ms are about %s', (left, text) => {
    expect(timeLeftText(tablesOf(messages).en, left)).toBe(`about ${text} left`);
  });
});

describe('results', () => {
  it.each([
    [1, 0, 'win'],
    [1, 1, 'loss'],
    [2, 0, 'loss'],
    [2, 1, 'win'],
    [3, 0, 'draw'],
  ] as const)('result %d with a on side %d is a %s', (outcome, sideOfA, expected) => {
    expect(resultForA({ outcome, sideOfA })).toBe(expected);
  });

  it.each([
    [0.51, 0.7, 'a'],
    [0.5, 0.7, 'open'],
    [0.3, 0.49, 'b'],
  ] as const)('from %d to %d the verdict is %s', (scoreLow, scoreHigh, expected) => {
    expect(verdictOf({ scoreLow, scoreHigh })).toBe(expected);
  });
});
