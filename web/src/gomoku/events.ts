import type { Cell } from '../board/shape';
import { decodeRecords } from '../engine/event_records';
import type { Colour, Result, Side } from '../play/game_types';
import type { Reason } from './snapshot';

/** Decoded form of the events (layout: wasm/gomoku.d.ts). */
export type GomokuEvent =
  | { kind: 'stone'; cell: Cell; colour: Colour; number: number }
  | { kind: 'choice'; side: Side; code: number }
  | { kind: 'over'; result: Result; reason: Reason; row: readonly Cell[] };

const STONE = 1;
const CHOICE = 2;
const OVER = 3;

/** Decodes records `[kind, n, ...payload]`. Throws a RangeError that says where they break off or what is not known. */
export function decodeEvents(data: Int32Array): GomokuEvent[] {
  return decodeRecords(data, decodeEvent);
}

function decodeEvent(kind: number, payload: number[]): GomokuEvent {
  const [first = 0, second = 0, third = 0] = payload;
  switch (kind) {
    case STONE:
      return { kind: 'stone', cell: first, colour: second as Colour, number: third };
    case CHOICE:
      return { kind: 'choice', side: first as Side, code: second };
    case OVER:
      return { kind: 'over', result: first as Result, reason: second as Reason, row: payload.slice(2) };
    default:
      throw new RangeError(`there is no event of kind ${kind}`);
  }
}
