import { CELL_COUNT, type Cell } from './cells.ts';

/** Decoded form of the engine's snapshot (layout: wasm/tactics.d.ts). */
export interface Snapshot {
  round: number;
  sideToMove: Side;
  quietRounds: number;
  ringsFallen: number;
  /** The cracked cells fall at the end of this round. */
  ringFallsThisRound: boolean;
  result: Result;
  reason: number;
  /** Rounds until the next ring falls, 0 while no counter is shown. */
  roundsToRing: number;
  /** The side to move has one cell less to move (the second side in late rounds). */
  shortened: boolean;
  lastRound: number;
  cells: readonly Ground[];
  units: readonly Unit[];
  /** What decides the battle besides the last unit standing; null where nothing does. */
  condition: Condition | null;
}

/** What a side has to do; the other has to keep it from that. */
export interface Condition {
  kind: ConditionKind;
  side: Side;
  /** Rounds or units. */
  count: number;
  /** Rounds held, units across, marked units alive, marked units down, or rounds survived. */
  progress: number;
  /** Where to stand. */
  cells: readonly Cell[];
}

export const ConditionKind = { hold: 1, cross: 2, save: 3, fell: 4, survive: 5 } as const;
export type ConditionKind = (typeof ConditionKind)[keyof typeof ConditionKind];

/** Bits of `Unit.traits`. */
export const Trait = { swift: 1, tough: 2, strong: 4, mending: 8, rooted: 16 } as const;
export type Trait = (typeof Trait)[keyof typeof Trait];

/** 0 first (blue), 1 second (amber). */
export type Side = 0 | 1;

export const Result = { playing: 0, first: 1, second: 2, draw: 3 } as const;
export type Result = (typeof Result)[keyof typeof Result];

export const Ground = { ground: 0, wall: 1, water: 2, fallen: 3, cracked: 4 } as const;
export type Ground = (typeof Ground)[keyof typeof Ground];

export const UnitType = { fighter: 0, archer: 1, wizard: 2 } as const;
export type UnitType = (typeof UnitType)[keyof typeof UnitType];

export interface Unit {
  index: number;
  side: Side;
  type: UnitType;
  /** -1 when dead. */
  cell: Cell;
  hitPoints: number;
  fullHitPoints: number;
  acted: boolean;
  /** Cells it can move. */
  movement: number;
  /** Damage of one hit. */
  damage: number;
  /** What sets it apart from others of its type. */
  traits: number;
  /** The condition is about this unit. */
  marked: boolean;
}

const LAYOUT_VERSION = 1;
const HEADER = 16;
const UNIT_FIELDS = 8;
const TRAITS = 0xff;
const MARKED = 0x100;

/** Decodes a snapshot. Throws a RangeError that says what is wrong when the layout is not the known one. */
export function decodeSnapshot(data: Int32Array): Snapshot {
  const at = (index: number): number => {
    const value = data[index];
    if (value === undefined)
      throw new RangeError(`snapshot ends at ${data.length}, field ${index} is missing`);
    return value;
  };
  if (at(0) !== LAYOUT_VERSION) throw new RangeError(`snapshot layout ${at(0)}, expected ${LAYOUT_VERSION}`);
  const units: Unit[] = [];
  // What follows the units in a battle with a condition or traits.
  const extras = HEADER + CELL_COUNT + at(9) * UNIT_FIELDS;
  for (let index = 0; index < at(9); index += 1) {
    const base = HEADER + CELL_COUNT + index * UNIT_FIELDS;
    const extra = data[extras + index] ?? 0;
    units.push({
      index,
      side: at(base) as Side,
      type: at(base + 1) as UnitType,
      cell: at(base + 2),
      hitPoints: at(base + 3),
      fullHitPoints: at(base + 4),
      acted: at(base + 5) !== 0,
      movement: at(base + 6),
      damage: at(base + 7),
      traits: extra & TRAITS,
      marked: (extra & MARKED) !== 0,
    });
  }
  return {
    round: at(1),
    sideToMove: at(2) as Side,
    quietRounds: at(3),
    ringsFallen: at(4),
    ringFallsThisRound: at(5) !== 0,
    result: at(6) as Result,
    reason: at(7),
    roundsToRing: at(8),
    shortened: at(10) !== 0,
    lastRound: at(11),
    cells: Array.from(data.subarray(HEADER, HEADER + CELL_COUNT)) as Ground[],
    units,
    condition:
      at(12) === 0
        ? null
        : {
            kind: at(12) as ConditionKind,
            side: at(13) as Side,
            count: at(14),
            progress: at(15),
            cells: Array.from(data.subarray(extras + at(9))),
          },
  };
}

export function hasTrait(unit: Unit, trait: Trait): boolean {
  return (unit.traits & trait) !== 0;
}

export function isAlive(unit: Unit): boolean {
  return unit.cell >= 0;
}

/** The living unit on `cell`, or null. */
export function unitOn(snapshot: Snapshot, cell: Cell): Unit | null {
  return snapshot.units.find((unit) => unit.cell === cell && cell >= 0) ?? null;
}

export function livingUnits(snapshot: Snapshot, side: Side): Unit[] {
  return snapshot.units.filter((unit) => unit.side === side && isAlive(unit));
}

export function hitPointsOf(snapshot: Snapshot, side: Side): number {
  return livingUnits(snapshot, side).reduce((sum, unit) => sum + unit.hitPoints, 0);
}

/** Units of the side to move that could still act this turn. */
export function freshUnits(snapshot: Snapshot): Unit[] {
  return livingUnits(snapshot, snapshot.sideToMove).filter((unit) => !unit.acted);
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The side that a result names as its winner, or null. */
export function winnerOf(result: Result): Side | null {
  if (result === Result.first) return 0;
  if (result === Result.second) return 1;
  return null;
}
