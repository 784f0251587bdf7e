import { describe, expect, it } from 'vitest';
import { decodeAdvice } from '../../../web/src/twenty48/advice';
import { cellName, faceOf } from '../../../web/src/twenty48/cells';
import { directionOfDrag, directionOfKey, slideOf } from '../../../web/src/twenty48/directions';
import { decodeEvents, pointsOf } from '../../../web/src/twenty48/events';
import { isHelped, isNotation, letterOf, readNotation } from '../../../web/src/twenty48/notation';
import { decodeSnapshot } from '../../../web/src/twenty48/snapshot';
import { lineRecord } from '../support/line_record';

const HEADER = [1, 0, 0, 2, 1234, 56, 1, 11, 0b1010, 0, 0, 0, 0, 0, 0, 0];
const RANKS = [11, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];

describe('a snapshot', () => {
  it('is read field by field', () => {
    expect(decodeSnapshot(Int32Array.from([...HEADER, ...RANKS]))).toEqual({
      sideToMove: 0,
      result: 2,
      score: 1234,
      moves: 56,
      largest: 11,
      slides: [1, 3],
      ranks: RANKS,
    });
  });

  it('of another layout or length is refused', () => {
    expect(() => decodeSnapshot(Int32Array.from([2, ...HEADER.slice(1), ...RANKS]))).toThrow(/layout 2/);
    expect(() => decodeSnapshot(Int32Array.from([...HEADER, 1]))).toThrow(/17 numbers/);
  });
});

describe('events', () => {
  it('are read one after the other', () => {
    const data = [1, 3, 4, 0, 2, 2, 3, 0, 3, 8, 3, 2, 15, 1, 4, 1, 11, 5, 2, 1, 20000];
    const events = decodeEvents(Int32Array.from(data));
    expect(events).toEqual([
      { kind: 'slide', from: 4, to: 0, rank: 2 },
      { kind: 'merge', cell: 0, rank: 3, points: 8 },
      { kind: 'tile', cell: 15, rank: 1 },
      { kind: 'milestone', rank: 11 },
      { kind: 'over', result: 1, score: 20000 },
    ]);
    expect(pointsOf(events)).toBe(8);
  });

  it('that break off or that nobody knows are refused', () => {
    expect(() => decodeEvents(Int32Array.from([1, 3, 4, 0]))).toThrow(/break off at 0/);
    expect(() => decodeEvents(Int32Array.from([9, 0]))).toThrow(/kind 9/);
  });
});

describe('advice', () => {
  it('is what each line begins with, best first', () => {
    const lines = [
      ...lineRecord([2, 35, 1]),
      ...lineRecord([0], 75, 4),
      ...lineRecord([3, 36], 1000, 2 | (6 << 8)),
    ];
    expect(decodeAdvice(Int32Array.from(lines))).toEqual([
      { direction: 2, scoreLoss: 0, loses: false, atLeast: false },
      { direction: 0, scoreLoss: 75, loses: false, atLeast: true },
      { direction: 3, scoreLoss: 1000, loses: true, atLeast: false },
    ]);
  });

  it('leaves out lines that do not begin with a slide', () => {
    expect(decodeAdvice(Int32Array.from([...lineRecord([17]), ...lineRecord([], 5)]))).toEqual([]);
  });

  it('that breaks off is refused', () => {
    expect(() => decodeAdvice(Int32Array.from([0, 0, 5, 1]))).toThrow(/break off at 0 of 4/);
  });
});

describe('words for cells, keys and swipes', () => {
  it('name cells from the bottom left', () => {
    expect([cellName(0), cellName(15), cellName(13)]).toEqual(['a4', 'd1', 'b1']);
    expect(faceOf(17)).toBe(131072);
  });

  it('read slides by the place of a key, else by what it writes', () => {
    // The place of W on French keys, where it writes Z; and where W is there.
    expect([slideOf('z', 'w'), slideOf('q', 'a'), slideOf('w', 'z'), slideOf('a', 'q')]).toEqual([
      0, 3, 0, 3,
    ]);
    // The place of S on Colemak's keys, which write R there, and S where D is.
    expect([slideOf('r', 's'), slideOf('s', 'd'), slideOf('ArrowUp', 'ArrowUp')]).toEqual([2, 1, 0]);
    expect(slideOf('u', 'u')).toBeNull();
  });

  it('read arrows and letters', () => {
    expect(['ArrowUp', 'ArrowRight', 's', 'a', 'x', 'Enter'].map(directionOfKey)).toEqual([
      0,
      1,
      2,
      3,
      null,
      null,
    ]);
  });

  it('take a drag by its longer way', () => {
    const drags = [
      [3, -40],
      [40, 39],
      [-5, 30],
      [-31, 30],
    ] as const;
    expect(drags.map(([dx, dy]) => directionOfDrag(dx, dy))).toEqual([0, 1, 2, 3]);
  });
});

describe('the notation', () => {
  it('is one letter a slide, in capitals the engine’s', () => {
    const text = `${letterOf(0, 'player')}${letterOf(1, 'player')}${letterOf(2, 'opponent')}${letterOf(3, 'opponent')}`;
    expect(text).toBe('urDL');
    expect(readNotation(text)).toEqual([0, 1, 2, 3]);
    expect([isHelped('urdl'), isHelped(text)]).toEqual([false, true]);
    expect([isNotation(text), isNotation(''), isNotation('ux')]).toEqual([true, true, false]);
  });
});
