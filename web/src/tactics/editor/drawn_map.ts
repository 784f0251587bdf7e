import type { Cell } from '../rules/cells';
import { Ground, isAlive, type Side, type Snapshot, type UnitType } from '../rules/snapshot';

/** A unit as it begins a battle. */
export interface DrawnUnit {
  side: Side;
  type: UnitType;
}

/** A battle's start as somebody draws it: the first side is to move, and nobody is hurt. */
export interface DrawnMap {
  /** Ground, wall or water, by cell. */
  readonly ground: readonly Ground[];
  readonly units: ReadonlyMap<Cell, DrawnUnit>;
}

/** Of a whole unit, by type; those of the engine (engine/tactics/params.h). */
export const FULL_HIT_POINTS = [100, 70, 45] as const;
/** Units that a side has at most. */
export const MOST_UNITS = 8;

/** A cell in a code: units of the first side, then of the second, then ground, wall and water. */
const LETTERS = 'FAWfaw.mv';

/** A map as links have it and the rules read it (wasm/tactics.d.ts). */
export function mapCode({ ground, units }: DrawnMap): string {
  const letters = ground.map((kind, cell) => {
    const unit = units.get(cell);
    return LETTERS[unit === undefined ? 6 + kind : 3 * unit.side + unit.type];
  });
  return letters.join('').replace(/\.+/g, (run) => String(run.length));
}

/** Ground and units of a board; what has fallen of it is ground again. */
export function mapOf({ cells, units }: Snapshot): DrawnMap {
  return {
    ground: cells.map((kind) => (kind === Ground.wall || kind === Ground.water ? kind : Ground.ground)),
    units: new Map(units.filter(isAlive).map(({ cell, side, type }) => [cell, { side, type }])),
  };
}
