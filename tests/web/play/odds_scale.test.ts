import { describe, expect, it } from 'vitest';
import { oddsScale } from '../../../web/src/play/analysis/odds_scale';
import { leaderOf } from '../../../web/src/play/analysis/verdict';
import { messages as analysisWords } from '../../../web/src/play/analysis/words/messages';

const { verdict, words, lossWords } = oddsScale(400, (colour) => ['Black', 'White'][colour] ?? '');

describe('a score', () => {
  it('is a win for whoever forces it, in moves of the winner', () => {
    expect(verdict(1_000_000_000 - 7, 0)).toEqual({ share: 1, win: { colour: 0, moves: 4 } });
    expect(verdict(-(1_000_000_000 - 4), 0)).toEqual({ share: -1, win: { colour: 1, moves: 2 } });
    expect(verdict(1_000_000_000 - 1, 1)).toEqual({ share: -1, win: { colour: 1, moves: 1 } });
  });

  it('is even near zero, and grows towards certainty with the score', () => {
    expect(leaderOf(verdict(0, 0))).toBeNull();
    expect(leaderOf(verdict(2000, 0))).toBe(0);
    expect(leaderOf(verdict(2000, 1))).toBe(1);
    const shares = [0, 100, 1000, 3000].map((score) => verdict(score, 0).share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it('means odds of ten to one where the evaluation says so', () => {
    expect(verdict(400, 0).share).toBeCloseTo(2 * (10 / 11) - 1);
    expect(words(verdict(400, 1), analysisWords.value)).toBe('White is better · 91 %');
  });

  it('is told in words, and what is not forced is never certain', () => {
    expect(words(verdict(0, 0), analysisWords.value)).toBe('Even');
    expect(words(verdict(1_000_000_000 - 7, 1), analysisWords.value)).toBe('White wins in 4');
    expect(words(verdict(1_000_000, 0), analysisWords.value)).toBe('Black is better · 99 %');
  });

  it('has no figure from the fallback engine, but for what is forced', () => {
    const rough = (score: number) => words({ ...verdict(score, 0), isRough: true }, analysisWords.value);
    expect([0, 400, -400].map(rough)).toEqual(['Even', 'Black is better', 'White is better']);
    expect(rough(1_000_000_000 - 7)).toBe('Black wins in 4');
  });

  it('tells a loss in per cent, finely where it is small', () => {
    expect([7, 99, 100, 1000].map(lossWords)).toEqual(['0.7 %', '9.9 %', '10 %', '100 %']);
  });
});
