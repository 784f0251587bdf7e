import { decodeRecords } from '../engine/event_records';
import type { Cell, Rank } from './cells';
import type { Result } from './snapshot';

/** Decoded form of the events (layout: wasm/twenty48.d.ts). */
export type TileEvent =
  | { kind: 'slide'; from: Cell; to: Cell; rank: Rank }
  | { kind: 'merge'; cell: Cell; rank: Rank; points: number }
  | { kind: 'tile'; cell: Cell; rank: Rank }
  | { kind: 'milestone'; rank: Rank }
  | { kind: 'over'; result: Result; score: number };

const SLIDE = 1;
const MERGE = 2;
const TILE = 3;
const MILESTONE = 4;
const OVER = 5;

/** Decodes records `[kind, n, ...payload]`. Throws a RangeError that says where they break off or what is not known. */
export function decodeEvents(data: Int32Array): TileEvent[] {
  return decodeRecords(data, decodeEvent);
}

function decodeEvent(kind: number, payload: readonly number[]): TileEvent {
  const [first = 0, second = 0, third = 0] = payload;
  switch (kind) {
    case SLIDE:
      return { kind: 'slide', from: first, to: second, rank: third };
    case MERGE:
      return { kind: 'merge', cell: first, rank: second, points: third };
    case TILE:
      return { kind: 'tile', cell: first, rank: second };
    case MILESTONE:
      return { kind: 'milestone', rank: first };
    case OVER:
      return { kind: 'over', result: first as Result, score: second };
    default:
      throw new RangeError(`there is no event of kind ${kind}`);
  }
}

/** Points of all merges of an action. */
export function pointsOf(events: readonly TileEvent[]): number {
  return events.reduce((sum, event) => sum + (event.kind === 'merge' ? event.points : 0), 0);
}
