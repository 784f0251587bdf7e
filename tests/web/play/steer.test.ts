import { describe, expect, it } from 'vitest';
import { NO_ACTION } from '../../../web/src/conductor/protocol';
import { steer, TOLERATED_SCORE_LOSS } from '../../../web/src/play/losses/steer';
import { lineRecord } from '../support/line_record';

describe('steering away', () => {
  const line = (scoreLoss: number, action: number, flags = 0) => lineRecord([action, 399], scoreLoss, flags);
  const lines = (...all: number[][]) => Int32Array.from(all.flat());
  const FAR = TOLERATED_SCORE_LOSS + 1;

  const steered = (best: number, multiPv: Int32Array | null, lost: readonly number[]) =>
    steer(best, multiPv, { lost, counterLine: null });

  it('does nothing where nothing was lost or nothing is known', () => {
    expect(steered(5, lines(line(0, 5), line(1, 6)), [])).toBe(5);
    expect(steered(5, lines(line(0, 5), line(1, 6)), [6])).toBe(5);
    expect(steered(5, null, [5])).toBe(5);
    expect(steered(5, lines(line(0, 6), line(1, 7)), [5])).toBe(5);
  });

  it('takes the best line that has not lost', () => {
    expect(steered(5, lines(line(0, 5), line(10, 6), line(20, 7)), [5])).toBe(6);
    expect(steered(5, lines(line(0, 5), line(10, 6), line(20, 7)), [5, 6])).toBe(7);
  });

  it('does not take one that is much worse', () => {
    expect(steered(5, lines(line(0, 5), line(FAR, 6)), [5])).toBe(5);
    expect(steered(5, lines(line(0, 5), line(FAR - 1, 6)), [5])).toBe(6);
  });

  it('takes what lost least often where everything has lost', () => {
    expect(steered(5, lines(line(0, 5), line(10, 6)), [5, 6])).toBe(6);
    expect(steered(5, lines(line(0, 5), line(10, 6)), [6, 5])).toBe(5);
  });

  it('does not take one of which only a bound is known', () => {
    expect(steered(5, lines(line(0, 5), line(0, 6, 4), line(10, 7)), [5])).toBe(7);
    expect(steered(5, lines(line(0, 5), line(0, 6, 4)), [5])).toBe(5);
  });

  it('keeps a forced win, takes no forced loss, and does not hasten one', () => {
    expect(steered(5, lines(line(0, 5, 1), line(10, 6)), [5])).toBe(5);
    expect(steered(5, lines(line(0, 5), line(10, 6, 2), line(20, 7)), [5])).toBe(7);
    expect(steered(5, lines(line(0, 5, 2), line(10, 6, 2)), [5])).toBe(5);
  });

  it('counters a line that is being repeated where nothing is weighed, and only there', () => {
    const repeating = { lost: [], counterLine: 9 };
    expect(steer(5, null, repeating)).toBe(9);
    expect(steer(5, lines(), repeating)).toBe(9);
    expect(steer(5, lines(line(0, 5)), repeating)).toBe(5);
    expect(steer(NO_ACTION, null, repeating)).toBe(NO_ACTION);
  });

  it('passes over lines without an action', () => {
    expect(steered(5, lines(line(0, 5), lineRecord([], 1), line(10, 6)), [5])).toBe(6);
  });
});
