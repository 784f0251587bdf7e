import { describe, expect, it } from 'vitest';
import { cellUnder } from '../../../web/src/board/shape';
import { cellAt, cellName, shapeOf, starCells } from '../../../web/src/gomoku/cells';
import { decodeEvents } from '../../../web/src/gomoku/events';
import { SHOWCASE } from '../../../web/src/gomoku/showcase';
import { colourOfSide, decodeSnapshot } from '../../../web/src/gomoku/snapshot';
import { snapshotData } from '../../../web/src/gomoku/snapshot_data';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { messages as analysisWords } from '../../../web/src/play/analysis/words/messages';
import { openRules } from './support/module';

describe('cells', () => {
  it('have the names of the engine’s texts', () => {
    expect(cellName(15, cellAt(7, 7))).toBe('h8');
    expect(cellName(15, cellAt(0, 14))).toBe('a1');
    expect(cellName(20, cellAt(19, 0))).toBe('t20');
  });

  it('are found under a point, and nothing beside them', () => {
    expect(cellUnder(shapeOf(15), { x: 7.9, y: 0.1 })).toBe(cellAt(7, 0));
    for (const beside of [-0.1, 15]) {
      expect(cellUnder(shapeOf(15), { x: beside, y: 3 })).toBe(-1);
      expect(cellUnder(shapeOf(15), { x: 3, y: beside })).toBe(-1);
    }
  });

  it('have stars in the middle of odd boards only', () => {
    expect(starCells(15)).toContain(cellAt(7, 7));
    expect(starCells(20)).toHaveLength(4);
  });
});

describe('a snapshot', () => {
  const stones = [cellAt(7, 7), cellAt(8, 8), cellAt(6, 6)];

  it('is read as it was written', () => {
    const snapshot = decodeSnapshot(snapshotData({ size: 13, stones, row: [] }));
    expect(snapshot).toMatchObject({ size: 13, rule: 'freestyle', opening: 'free', colour: 1, result: 0 });
    expect(snapshot.stones.map(({ cell, colour, number }) => [cell, colour, number])).toEqual([
      [stones[0], 0, 1],
      [stones[1], 1, 2],
      [stones[2], 0, 3],
    ]);
    expect(colourOfSide(snapshot, 1)).toBe(1);
  });

  it('that is too short, too long or of another version is refused', () => {
    const data = snapshotData({ size: 15, stones, row: [] });
    expect(() => decodeSnapshot(data.subarray(0, data.length - 1))).toThrow(RangeError);
    expect(() => decodeSnapshot(Int32Array.from([...data, 0]))).toThrow(RangeError);
    expect(() => decodeSnapshot(Int32Array.from([2, ...data.subarray(1)]))).toThrow(/layout 2/);
  });
});

describe('events', () => {
  it('that break off are refused, with the place', () => {
    expect(() => decodeEvents(Int32Array.of(1, 3, 0, 0))).toThrow(/0 of 4/);
    expect(() => decodeEvents(Int32Array.of(9, 0))).toThrow(/kind 9/);
  });

  it('are read as the contract lays them out', () => {
    expect(decodeEvents(Int32Array.of(2, 2, 1, 401, 3, 7, 1, 1, 1, 2, 3, 4, 5))).toEqual([
      { kind: 'choice', side: 1, code: 401 },
      { kind: 'over', result: 1, reason: 1, row: [1, 2, 3, 4, 5] },
    ]);
  });
});

it('a score of 400 means odds of ten to one, told with the colours of the stones', () => {
  const { words, verdict } = GOMOKU.scoreScale;
  expect(words(verdict(400, 1), analysisWords.value)).toBe('White is better · 91 %');
});

it('the game on the home screen is one that the rules allow, and ends with its row', () => {
  const rules = openRules({ size: 9 });
  for (let number = 1; number <= SHOWCASE.length; number++) {
    expect(rules.result()).toBe(0);
    const { action, events } = SHOWCASE.step(number, 0);
    expect(rules.play(action)).toBe('');
    expect(decodeEvents(events)[0]).toEqual(decodeEvents(rules.events())[0]);
  }
  const shown = decodeSnapshot(SHOWCASE.snapshot(SHOWCASE.length));
  const truth = decodeSnapshot(rules.snapshot());
  expect(shown.result).toBe(truth.result);
  expect([...shown.row].sort()).toEqual([...truth.row].sort());
});
