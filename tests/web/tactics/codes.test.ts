import { describe, expect, it } from 'vitest';
import { END_TURN, packAction, unpackAction } from '../../../web/src/tactics/rules/action_code';
import {
  type Cell,
  cellName,
  type Direction,
  Direction as Directions,
  directionTowards,
  neighbour,
} from '../../../web/src/tactics/rules/cells';
import { decodeEvents, type TacticsEvent } from '../../../web/src/tactics/rules/events';
import {
  ConditionKind,
  decodeSnapshot,
  freshUnits,
  hasTrait,
  livingUnits,
  Trait,
  unitOn,
} from '../../../web/src/tactics/rules/snapshot';
import fc from '../support/fast_check';
import { encodeEvents } from './support/encode_events';
import { BLOW, HIT_POINTS, openRules, openSkirmish, strikeCode } from './support/skirmish';
import { APART } from './support/skirmish_battle';

const unit = fc.integer({ min: 0, max: 11 });
const cell = fc.integer({ min: 0, max: 99 });
const cells = fc.array(cell, { maxLength: 12 });
const direction = fc.integer({ min: 0, max: 4 }) as fc.Arbitrary<Direction>;
const points = fc.integer({ min: -99, max: 99 });
const side = fc.constantFrom(0 as const, 1 as const);

const event: fc.Arbitrary<TacticsEvent> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), unit, path: cells }),
  fc.record({ kind: fc.constant('attack' as const), unit, direction, cells }),
  fc.record({ kind: fc.constant('hit' as const), unit, damage: points, left: points }),
  fc.record({ kind: fc.constant('death' as const), unit, cell }),
  fc.record({ kind: fc.constant('acted' as const), unit }),
  fc.record({ kind: fc.constant('turn' as const), side, round: points }),
  fc.record({ kind: fc.constant('counter' as const), rounds: points }),
  fc.record({ kind: fc.constant('crack' as const), cells }),
  fc.record({ kind: fc.constant('fall' as const), cells }),
  fc.record({ kind: fc.constant('over' as const), result: fc.constantFrom(1, 2, 3), reason: points }),
  fc.record({ kind: fc.constant('mends' as const), unit, gained: points, hitPoints: points }),
  fc.record({ kind: fc.constant('progress' as const), done: points, count: points }),
) as fc.Arbitrary<TacticsEvent>;

describe('action codes', () => {
  it('come apart into what they were made of', () => {
    fc.assert(
      fc.property(unit, cell, direction, (unit, cell, direction) => {
        expect(unpackAction(packAction({ unit, cell, direction }))).toEqual({ unit, cell, direction });
      }),
    );
  });

  it('mean to the engine what they mean to the page', () => {
    const rules = openSkirmish([[11, 31], [13]]);
    expect(rules.actionText(packAction({ unit: 0, cell: 12, direction: Directions.east }))).toBe('b2-c2:e');
    expect(rules.actionText(packAction({ unit: 1, cell: 33, direction: Directions.none }))).toBe('b4-d4');
    expect(rules.actionText(END_TURN)).toBe('end');
  });

  it('have no unit at the end of a turn or where there is no action', () => {
    expect(unpackAction(END_TURN)).toBeNull();
    expect(unpackAction(-1)).toBeNull();
  });
});

describe('events', () => {
  it('are read as the engine writes them', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        expect(decodeEvents(encodeEvents(events))).toEqual(events);
      }),
    );
  });

  it('that break off are refused with the place', () => {
    const whole = encodeEvents([{ kind: 'move', unit: 1, path: [11, 12, 13] }]);
    for (let length = 1; length < whole.length; length += 1) {
      expect(() => decodeEvents(whole.subarray(0, length))).toThrow(`at 0 of ${length}`);
    }
  });

  it('of an unknown kind are refused', () => {
    expect(() => decodeEvents(Int32Array.of(5, 1, 2, 77, 0))).toThrow('unknown event 77 at 3');
  });
});

describe('snapshots', () => {
  it('tell units, sides and what is left of them', () => {
    const snapshot = decodeSnapshot(openSkirmish([[11, 13], [88]]).snapshot());
    expect(snapshot).toMatchObject({ round: 1, sideToMove: 0, result: 0, lastRound: 40, shortened: false });
    expect(snapshot.cells).toHaveLength(100);
    expect(unitOn(snapshot, 13)).toMatchObject({
      index: 1,
      side: 0,
      hitPoints: HIT_POINTS,
      fullHitPoints: 100,
      movement: 4,
      damage: BLOW,
    });
    expect(unitOn(snapshot, 14)).toBeNull();
    expect(livingUnits(snapshot, 1)).toHaveLength(1);
    expect(freshUnits(snapshot)).toHaveLength(2);
  });

  it('tell a condition, whom it is about, and traits', () => {
    const plain = decodeSnapshot(openSkirmish([[11, 13], [88]]).snapshot());
    expect(plain.condition).toBeNull();
    expect(plain.units.some((unit) => unit.marked || unit.traits !== 0)).toBe(false);
    const rules = openRules();
    const rows = Array.from({ length: 10 }, () => '. . . . . . . . . .').join('\n');
    const units = 'unit first fighter a1 swift\nunit first archer\nunit second wizard j10 marked mending';
    expect(rules.muster(`muster 1\n${rows}\ncondition second save\n${units}\n`)).toBe('');
    const saved = decodeSnapshot(rules.snapshot());
    expect(saved.condition).toEqual({ kind: ConditionKind.save, side: 1, count: 0, progress: 1, cells: [] });
    expect(saved.units.map(({ traits }) => traits)).toEqual([Trait.swift, 0, Trait.mending]);
    expect(saved.units.map(({ marked }) => marked)).toEqual([false, false, true]);
    expect(saved.units.map((unit) => hasTrait(unit, Trait.swift))).toEqual([true, false, false]);
    expect(
      rules.muster(`muster 1\n${rows}\ncondition first hold 3 on e5 f6\n${units.replace(' marked', '')}\n`),
    ).toBe('');
    expect(decodeSnapshot(rules.snapshot()).condition).toEqual({
      kind: ConditionKind.hold,
      side: 0,
      count: 3,
      progress: 0,
      cells: [44, 55],
    });
  });

  it('take no dead unit for one that stands', () => {
    const rules = openSkirmish([[11], [12]], BLOW);
    rules.play(strikeCode(0, 11, 12));
    const snapshot = decodeSnapshot(rules.snapshot());
    expect(unitOn(snapshot, -1)).toBeNull();
    expect(livingUnits(snapshot, 1)).toEqual([]);
  });

  it('of another layout or cut short are refused', () => {
    const data = openSkirmish(APART).snapshot();
    expect(() => decodeSnapshot(data.subarray(0, data.length - 1))).toThrow('is missing');
    data[0] = 2;
    expect(() => decodeSnapshot(data)).toThrow('layout 2');
  });
});

describe('cells', () => {
  it('are named as in the engine’s texts', () => {
    expect([0, 9, 22, 90, 99].map(cellName)).toEqual(['a1', 'j1', 'c3', 'a10', 'j10']);
  });

  it('lead to a neighbour in the direction that leads there', () => {
    fc.assert(
      fc.property(cell, fc.constantFrom(1, 2, 3, 4), (from, towards) => {
        const next: Cell = neighbour(from, towards as Direction);
        fc.pre(next >= 0);
        expect(directionTowards(from, next)).toBe(towards);
      }),
    );
  });

  it('end at the edges', () => {
    expect(neighbour(9, Directions.east)).toBe(-1);
    expect(neighbour(10, Directions.west)).toBe(-1);
    expect(neighbour(5, Directions.north)).toBe(-1);
    expect(neighbour(95, Directions.south)).toBe(-1);
  });
});
