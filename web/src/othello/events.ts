import type { Cell } from '../board/shape';
import { decodeRecords } from '../engine/event_records';
import type { Result, Side } from '../play/game_types';

/** Decoded form of the events (layout: wasm/othello.d.ts). */
export type OthelloEvent =
  /** `flips`: the discs that it turns over, those next to it first. */
  | { kind: 'disc'; cell: Cell; side: Side; flips: readonly Cell[] }
  | { kind: 'pass'; side: Side }
  | { kind: 'over'; result: Result; black: number; white: number };

const DISC = 1;
const PASS = 2;
const OVER = 3;

/** Decodes records `[kind, n, ...payload]`. Throws a RangeError that says where they break off or what is not known. */
export function decodeEvents(data: Int32Array): OthelloEvent[] {
  return decodeRecords(data, decodeEvent);
}

function decodeEvent(kind: number, payload: number[]): OthelloEvent {
  const [first = 0, second = 0, third = 0] = payload;
  switch (kind) {
    case DISC:
      return { kind: 'disc', cell: first, side: second as Side, flips: payload.slice(2) };
    case PASS:
      return { kind: 'pass', side: first as Side };
    case OVER:
      return { kind: 'over', result: first as Result, black: second, white: third };
    default:
      throw new RangeError(`there is no event of kind ${kind}`);
  }
}
