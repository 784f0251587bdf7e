import { describe, expect, it } from 'vitest';
import { eloText, shareText, timeLeftText, wholeText } from '../../../web/src/lab/figures';
import { commandLine, matchOfAddress } from '../../../web/src/lab/match_settings';
import { resultForA } from '../../../web/src/lab/result_for_a';
import type { Estimate, Standing } from '../../../web/src/lab/standing';
import { verdictOf } from '../../../web/src/lab/standing';
import { messages } from '../../../web/src/lab/words/messages';
import { gameOf } from '../support/fake_match';
import { tablesOf } from '../support/tables';

describe('the match of an address', () => {
  it('has what the address says', () => {
    const parameters = { ai: 50, vs: 20, games: 12, seed: 3, nodes: 100 };
    expect(matchOfAddress(parameters, 0, 10)).toEqual({ a: 50, b: 20, games: 12, seed: 3, nodes: 100 });
  });

  it('has two hundred games at 2000 nodes from seed 1 where the address says nothing', () => {
    expect(matchOfAddress({}, 30, 20)).toEqual({ a: 30, b: 20, games: 200, seed: 1, nodes: 2000 });
  });

  it('has a limit where a battle has none', () => {
    expect(matchOfAddress({ nodes: 0 }, 30, 20).nodes).toBe(2000);
  });

  it('can be played on the command line', () => {
    expect(commandLine('tactics', matchOfAddress({ seed: 5 }, 30, 20))).toBe(
      'forethought match --game tactics --a 30 --b 20 --games 200 --seed 5 --nodes 2000',
    );
  });
});

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

  it('follow the language', () => {
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
  ] as const)('result %d with a on side %d is a %s', (result, sideOfA, expected) => {
    expect(resultForA({ ...gameOf(0), result, sideOfA })).toBe(expected);
  });

  it.each([
    [{ value: 0.6, low: 0.51, high: 0.7 }, 'a'],
    [{ value: 0.6, low: 0.5, high: 0.7 }, 'open'],
    [{ value: 0.4, low: 0.3, high: 0.49 }, 'b'],
  ] satisfies [Estimate, string][])('the verdict of %o is %s', (score, expected) => {
    expect(verdictOf({ score } as Standing)).toBe(expected);
  });
});
