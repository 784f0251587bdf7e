import type { Point } from '../../board/point';
import type { Milliseconds } from '../../conductor/contract';
import { type Cell, centreOf, Direction } from '../rules/cells';
import { type Ground, isAlive, type Side, type Snapshot, type Unit } from '../rules/snapshot';

/** Where and how a unit is drawn at one moment. Lengths in cells unless said otherwise. */
export interface Pose {
  unit: Unit;
  x: number;
  y: number;
  /** Height above the board, 0-1. */
  lift: number;
  /** 0 upright, 1 toppled. */
  topple: number;
  /** Where to it falls: -1 to the left, 1 to the right. */
  lean: -1 | 1;
  alpha: number;
  /** Where it looks, in radians clockwise from east. */
  angle: number;
  hitPoints: number;
  /** Hit points the late bar still shows; never below `hitPoints`. */
  lateHitPoints: number;
  /** 0 fresh, 1 acted: how far it has sunk into the board. */
  rest: number;
  /** White flash of a hit, 0-1. */
  flash: number;
  /** Hit points lost in the opponent's last turn, shown until the player's first action. */
  wound: number;
  /** Recoil in CSS pixels. */
  recoil: Point;
  /** Changes from frame to frame, so it is drawn apart from the resting units. */
  moving: boolean;
}

/** The mark a fallen unit leaves. */
export interface Mark {
  unit: number;
  cell: Cell;
  side: Side;
}

/** Way of an opponent's unit in its last turn. */
export interface Trail {
  unit: number;
  side: Side;
  path: readonly Cell[];
}

/** Hit points lost, by unit. */
export type Wounds = ReadonlyMap<number, number>;

export interface CursorPose extends Point {
  side: Side;
  alpha: number;
  /** 0 up, 1 pressed. */
  press: number;
}

/** Something short-lived above the board; `progress` runs from 0 to 1. */
export type Effect =
  | { kind: 'path'; cells: readonly Cell[]; side: Side; progress: number; alpha: number }
  | { kind: 'slash'; at: Point; direction: Direction; progress: number }
  | { kind: 'arrow'; from: Point; to: Point; progress: number }
  | { kind: 'fire'; cells: readonly Cell[]; burning: Milliseconds }
  | { kind: 'debris'; at: Point; direction: Direction; side: Side; pieces: number; progress: number }
  | { kind: 'number'; at: Point; amount: number; progress: number; rises: boolean }
  | { kind: 'ripple'; at: Point; side: Side; progress: number }
  | { kind: 'crumble'; cells: readonly Cell[]; progress: number };

export interface Scene {
  ground: Ground[];
  poses: Pose[];
  marks: Mark[];
  trails: readonly Trail[];
  effects: Effect[];
  cursor: CursorPose | null;
  /** How far the whole board is shaken out of its place, in CSS pixels. */
  shake: Point;
}

/** A piece of animation: changes the scene from `start` on; what is not transient stays after `end`. */
export interface Clip {
  start: Milliseconds;
  end: Milliseconds;
  transient: boolean;
  /** `progress` 0-1; called in every frame from `start` on. */
  apply(scene: Scene, progress: number): void;
}

export function angleOf(direction: Direction): number {
  switch (direction) {
    case Direction.north:
      return -Math.PI / 2;
    case Direction.south:
      return Math.PI / 2;
    case Direction.west:
      return Math.PI;
    default:
      return 0;
  }
}

/** The scene of a snapshot at rest. `angles` holds where each unit looks. */
export function sceneOf(
  snapshot: Snapshot,
  angles: readonly number[],
  marks: readonly Mark[],
  trails: readonly Trail[],
  cursor: CursorPose | null,
  wounds: Wounds = new Map(),
): Scene {
  return {
    ground: [...snapshot.cells],
    poses: snapshot.units.map((unit) =>
      restingPose(unit, angles[unit.index] ?? 0, wounds.get(unit.index) ?? 0),
    ),
    marks: [...marks],
    trails,
    effects: [],
    cursor: cursor === null ? null : { ...cursor },
    shake: { x: 0, y: 0 },
  };
}

function restingPose(unit: Unit, angle: number, wound: number): Pose {
  const centre = isAlive(unit) ? centreOf(unit.cell) : { x: 0, y: 0 };
  return {
    unit,
    ...centre,
    lift: 0,
    topple: 0,
    lean: 1,
    alpha: isAlive(unit) ? 1 : 0,
    angle,
    hitPoints: unit.hitPoints,
    lateHitPoints: unit.hitPoints,
    rest: unit.acted ? 1 : 0,
    flash: 0,
    wound,
    recoil: { x: 0, y: 0 },
    moving: false,
  };
}

/** Applies a clip at `now`: nothing before its start, its last state after its end. */
export function applyClip(scene: Scene, clip: Clip, now: Milliseconds): void {
  if (now < clip.start) return;
  if (now >= clip.end) {
    if (!clip.transient) clip.apply(scene, 1);
    return;
  }
  clip.apply(scene, (now - clip.start) / (clip.end - clip.start));
}
