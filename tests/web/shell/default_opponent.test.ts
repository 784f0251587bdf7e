import { describe, expect, it } from 'vitest';
import { FIRST_RUNG, nextOpponent } from '../../../web/src/shell/default_opponent';

const RUNGS = Array.from({ length: 15 }, (_, place) => 10 * place);

describe('the opponent that is offered', () => {
  it('is an easy one in the first battle ever, and the usual one once that is won', () => {
    expect(nextOpponent(RUNGS, FIRST_RUNG, 'won', true)).toBe(50);
    expect(nextOpponent(RUNGS, FIRST_RUNG, 'lost', true)).toBe(10);
    expect(nextOpponent(RUNGS, 80, 'won', true)).toBe(100);
  });

  it('moves by twenty with each result, and stays after a draw', () => {
    expect(nextOpponent(RUNGS, 50, 'won', false)).toBe(70);
    expect(nextOpponent(RUNGS, 50, 'lost', false)).toBe(30);
    expect(nextOpponent(RUNGS, 50, 'draw', false)).toBe(50);
    expect(nextOpponent(RUNGS, 20, 'won', false)).toBe(40);
  });

  it('stays on the ladder', () => {
    expect(nextOpponent(RUNGS, 140, 'won', false)).toBe(140);
    expect(nextOpponent(RUNGS, 10, 'lost', false)).toBe(0);
    expect(nextOpponent([0, 10, 50], 50, 'lost', false)).toBe(10);
    expect(nextOpponent([0, 10, 40, 50], 50, 'lost', false)).toBe(40);
  });
});
