import { describe, expect, it } from 'vitest';
import { decodeLines, lineEnd } from '../../../web/src/engine/multi_pv_line';

describe('the MultiPV lines', () => {
  it('are decoded one after the other', () => {
    expect(decodeLines(Int32Array.of(0, 9, 2, 5, 6, 4, 3, 7, 8, 9, 31, 0, 0, 0, 0))).toEqual([
      { scoreLoss: 0, flags: 9, codes: [5, 6], answer: { flags: 4, codes: [7, 8, 9] } },
      { scoreLoss: 31, flags: 0, codes: [], answer: { flags: 0, codes: [] } },
    ]);
    expect(decodeLines(new Int32Array())).toEqual([]);
  });

  it.each([
    [[0], /0 of 1/],
    [[0, 0], /0 of 2/],
    [[0, 0, 2, 5], /0 of 4/],
    [[0, 0, -1], /0 of 3/],
    [[0, 0, 1, 147], /0 of 4/],
    [[0, 0, 1, 147, 0, 2, 5], /0 of 7/],
    [[0, 0, 1, 147, 0, 0, 5, 0], /6 of 8/],
  ])('that break off are refused, with the place: %j', (data, place) => {
    expect(() => decodeLines(Int32Array.from(data))).toThrow(place);
  });
});

describe('the flags of a line', () => {
  it('says what is forced, and in how many plies', () => {
    expect(lineEnd(1 | (7 << 8))).toEqual({ forced: 'win', plies: 7, atLeast: false });
    expect(lineEnd(2 | (300 << 8))).toEqual({ forced: 'loss', plies: 300, atLeast: false });
  });

  it('has no length where nothing is forced, and may be a bound', () => {
    expect(lineEnd(9 << 8)).toEqual({ forced: null, plies: 0, atLeast: false });
    expect(lineEnd(4)).toEqual({ forced: null, plies: 0, atLeast: true });
  });
});
