import { decodeRecords } from '../../engine/event_records';
import type { Cell, Direction } from './cells';
import type { Result, Side } from './snapshot';

/** Decoded form of the engine's events (layout: wasm/tactics.d.ts). */
export type TacticsEvent =
  /** The path, first and last cell included. */
  | { kind: 'move'; unit: number; path: Cell[] }
  /** The cells that the blow, arrow or fire passes, nearest first, up to where it ends. */
  | { kind: 'attack'; unit: number; direction: Direction; cells: Cell[] }
  | { kind: 'hit'; unit: number; damage: number; left: number }
  | { kind: 'death'; unit: number; cell: Cell }
  | { kind: 'acted'; unit: number }
  | { kind: 'turn'; side: Side; round: number }
  /** Rounds until the next ring falls, 0 when the counter was reset. */
  | { kind: 'counter'; rounds: number }
  | { kind: 'crack'; cells: Cell[] }
  | { kind: 'fall'; cells: Cell[] }
  | { kind: 'over'; result: Result; reason: number }
  | { kind: 'mends'; unit: number; gained: number; hitPoints: number }
  /** Rounds held by the side that has to, of how many. */
  | { kind: 'progress'; done: number; count: number };

const Kind = {
  move: 1,
  attack: 2,
  hit: 3,
  death: 4,
  acted: 5,
  turn: 6,
  counter: 7,
  crack: 8,
  fall: 9,
  over: 10,
  mends: 11,
  progress: 12,
} as const;

/** Decodes the flat records `[kind, n, payload 0 ... n-1]`. Throws a RangeError that says where they break off. */
export function decodeEvents(data: Int32Array): TacticsEvent[] {
  return decodeRecords(data, decodeEvent);
}

function decodeEvent(kind: number, payload: number[], index: number): TacticsEvent {
  const [a = 0, b = 0, c = 0] = payload;
  switch (kind) {
    case Kind.move:
      return { kind: 'move', unit: a, path: payload.slice(1) };
    case Kind.attack:
      return { kind: 'attack', unit: a, direction: b as Direction, cells: payload.slice(2) };
    case Kind.hit:
      return { kind: 'hit', unit: a, damage: b, left: c };
    case Kind.death:
      return { kind: 'death', unit: a, cell: b };
    case Kind.acted:
      return { kind: 'acted', unit: a };
    case Kind.turn:
      return { kind: 'turn', side: a as Side, round: b };
    case Kind.counter:
      return { kind: 'counter', rounds: a };
    case Kind.crack:
      return { kind: 'crack', cells: payload };
    case Kind.fall:
      return { kind: 'fall', cells: payload };
    case Kind.over:
      return { kind: 'over', result: a as Result, reason: b };
    case Kind.mends:
      return { kind: 'mends', unit: a, gained: b, hitPoints: c };
    case Kind.progress:
      return { kind: 'progress', done: a, count: b };
    default:
      throw new RangeError(`unknown event ${kind} at ${index}`);
  }
}
