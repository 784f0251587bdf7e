import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../web/src/boardgame/draws/draw_rule';

const RULE = { plies: 40, margin: 40 };
const answer = (length: number, score: number | null, declined: number | null = null) =>
  answerTo({ length, score, declined }, RULE);

describe('a draw that is offered', () => {
  it('is taken after the opening by who is not better, and declined by who is', () => {
    expect(answer(39, 0)).toBe('early');
    expect([answer(40, 40), answer(41, 0), answer(90, -900)]).toEqual(['accepts', 'accepts', 'accepts']);
    expect(answer(40, 41)).toBe('better');
  });

  it('is not taken before the opponent has said what its position is worth to it', () => {
    expect(answer(60, null)).toBe('unknown');
  });

  it('is not listened to again so soon, but is where moves were taken back', () => {
    expect([answer(50, 300, 50), answer(58, 300, 50), answer(60, 300, 50)]).toEqual([
      'again',
      'again',
      'better',
    ]);
    expect(answer(44, 0, 50)).toBe('accepts');
  });
});
