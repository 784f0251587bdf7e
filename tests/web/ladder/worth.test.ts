import { describe, expect, it } from 'vitest';
import { risesOf, type Step } from '../../../web/src/ladder/steps';
import { messages } from '../../../web/src/ladder/words/messages';
import { figuresOf, pointsInWords, worthInWords } from '../../../web/src/ladder/worth';

const t = messages.value;

function riseOf(step: Step, below?: Step) {
  return risesOf([0, 10], below === undefined ? [step] : [below, step])[1]!;
}

describe('what a rung is worth, in words', () => {
  const won = (score: number, half = 0.03) => ({
    rung: 10,
    below: 0,
    stale: false,
    games: 400,
    nodes: 2000,
    score,
    low: score - half,
    high: score + half,
  });
  it.each([
    [0.7, 'Wins 7 in 10 against the one below.'],
    [0.68, 'Wins 7 in 10 against the one below.'],
    [0.73, 'Wins 73 in 100 against the one below.'],
    [0.54, 'Wins 54 in 100 against the one below.'],
    [0.97, 'Wins 97 in 100 against the one below.'],
    [1, 'Wins every game against the one below.'],
    [0.52, 'About as strong as the one below.'],
    [0.44, 'Loses to the one below: wins only 44 in 100.'],
  ])('%d: %s', (score, words) => {
    expect(worthInWords(t, riseOf(won(score)), false)).toBe(words);
  });

  it('is nothing for the lowest, and said to be unknown where nothing was measured', () => {
    const [lowest, unknown] = risesOf([0, 10], []);
    expect(worthInWords(t, lowest!, true)).toBeNull();
    expect(worthInWords(t, unknown!, false)).toBe('Not measured yet.');
    expect(figuresOf(t, unknown!)).toBeNull();
  });

  it('comes with its interval, and says when it was measured before a change', () => {
    const rise = riseOf({ ...won(0.6789), stale: true });
    expect(figuresOf(t, rise)).toBe('67.9\u00a0% (64.9–70.9) · measured before a change');
  });

  it('is how many times the points where there is no opponent', () => {
    const [low, high] = [1000, 2100].map((mean, place) => ({
      rung: 10 * place,
      stale: false,
      games: 100,
      mean,
      error: 50,
    })) as [Step, Step];
    const rise = riseOf(high, low);
    expect(pointsInWords(t, rise, 2.1)).toBe('Scores 2.1 times as much as the one below.');
    expect(pointsInWords(t, { ...rise, better: false }, 1.01)).toBe('Scores about as much as the one below.');
    expect(figuresOf(t, rise)).toBe('2,100 ± 98 points on average');
  });
});
