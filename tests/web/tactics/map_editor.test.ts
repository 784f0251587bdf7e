import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawnMap, FULL_HIT_POINTS, mapCode, mapOf } from '../../../web/src/tactics/editor/drawn_map';
import { MapEditor } from '../../../web/src/tactics/editor/map_editor';
import { MAP_NOTES } from '../../../web/src/tactics/editor/map_notes';
import { startOf } from '../../../web/src/tactics/files/start_of';
import { CELL_COUNT } from '../../../web/src/tactics/rules/cells';
import { decodeSnapshot, Ground, type Side, type UnitType } from '../../../web/src/tactics/rules/snapshot';
import { openRules, openText, tactics } from './support/skirmish';

const WALL = { kind: 'ground', ground: Ground.wall } as const;
const unit = (side: Side, type: UnitType) => ({ kind: 'unit', side, type }) as const;

function editor(): MapEditor {
  const edited = new MapEditor(openRules(), ['no map', startOf(tactics, 7)]);
  edited.clear();
  return edited;
}

/** Two fighters far from each other on open ground. */
function duel(): MapEditor {
  const edited = editor();
  edited.brush.value = unit(0, 0);
  edited.press(0);
  return edited;
}

const notesOf = (edited: MapEditor) => edited.notes.value.map(({ note }) => note);

describe('a map that is drawn', () => {
  it('is the same for both sides, until somebody wants it otherwise', () => {
    const edited = editor();
    edited.brush.value = WALL;
    edited.press(12);
    expect(edited.map.value.ground[12]).toBe(Ground.wall);
    expect(edited.map.value.ground[87]).toBe(Ground.wall);
    edited.brush.value = unit(0, 2);
    edited.press(5);
    expect(edited.map.value.units.get(94)).toEqual({ side: 1, type: 2 });
    edited.isEven.value = false;
    edited.brush.value = WALL;
    edited.press(20);
    expect(edited.map.value.ground[79]).toBe(Ground.ground);
  });

  it('loses what a press finds there already, and what stands where a wall is put', () => {
    const edited = duel();
    edited.press(0);
    expect(edited.map.value.units.size).toBe(0);
    edited.press(0);
    edited.brush.value = WALL;
    edited.press(0);
    expect(edited.map.value.units.size).toBe(0);
    edited.press(0);
    expect(edited.map.value.ground.every((kind) => kind === Ground.ground)).toBe(true);
  });

  it('takes a whole stroke back at once', () => {
    const edited = duel();
    const before = edited.text;
    edited.brush.value = WALL;
    for (const cell of [40, 41, 42]) edited.paint(cell);
    edited.lift();
    expect(edited.text).not.toBe(before);
    expect(edited.undo()).toBe(true);
    expect(edited.text).toBe(before);
    const heard: string[] = [];
    edited.onDrawn = (code) => heard.push(code);
    while (edited.undo());
    expect(heard.at(-1)).toBe(edited.code);
    const first = decodeSnapshot(openText(startOf(tactics, 7)).snapshot());
    expect(mapCode(edited.map.value)).toBe(mapCode(mapOf(first)));
  });

  it('needs units on both sides, at most eight each', () => {
    const edited = editor();
    expect(edited.fault.value).toBe('noUnits');
    edited.brush.value = unit(0, 1);
    for (let cell = 0; cell < 8; cell += 1) edited.press(cell);
    expect(edited.fault.value).toBeNull();
    edited.press(8);
    expect(edited.fault.value).toBe('tooMany');
    expect(edited.notes.value).toEqual([]);
  });

  it('hears from the rules what it lacks', () => {
    const edited = duel();
    expect(notesOf(edited)).toEqual([]);
    edited.brush.value = WALL;
    for (let cell = 40; cell < 50; cell += 1) edited.press(cell);
    expect(notesOf(edited)).toContain('apart');
    edited.isEven.value = false;
    edited.press(45);
    expect(notesOf(edited)).toEqual(expect.arrayContaining(['lopsided']));
    expect(MAP_NOTES).toContain(notesOf(edited)[0]);
  });

  it('can be one that the engine draws, which lacks nothing', () => {
    const edited = editor();
    for (let seed = 1; seed < 10; seed += 1) {
      edited.draw(seed);
      expect(notesOf(edited)).toEqual([]);
    }
  });
});

describe('the code of a map', () => {
  const maps = fc
    .tuple(
      fc.array(fc.constantFrom<Ground>(Ground.ground, Ground.wall, Ground.water), {
        minLength: CELL_COUNT,
        maxLength: CELL_COUNT,
      }),
      fc.uniqueArray(fc.integer({ min: 0, max: CELL_COUNT - 1 }), { minLength: 2, maxLength: 9 }),
    )
    .map(([ground, cells]): DrawnMap => {
      const units = new Map(
        cells.map((cell, at) => [cell, { side: (at % 2) as Side, type: (at % 3) as UnitType }] as const),
      );
      return { ground: ground.map((kind, cell) => (units.has(cell) ? Ground.ground : kind)), units };
    });

  it('is read by the rules as it was drawn, and is the one that they write', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const rules = openText(`tactics map ${mapCode(map)}`);
        const read = mapOf(decodeSnapshot(rules.snapshot()));
        expect(rules.mapCode()).toBe(mapCode(map));
        rules.delete();
        expect(read.ground).toEqual(map.ground);
        expect(mapCode(read)).toBe(mapCode(map));
      }),
    );
  });

  it('has the hit points of the engine', () => {
    const { units } = decodeSnapshot(openText(startOf(tactics, 7)).snapshot());
    for (const { type, fullHitPoints } of units) expect(fullHitPoints).toBe(FULL_HIT_POINTS[type]);
  });
});
