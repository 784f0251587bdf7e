import type { Cell } from '../board/shape';
import { decodeRecords } from '../engine/event_records';
import { turnedOver } from './cells';
import { type Man, manOf } from './pieces';
import { type Verdict, verdictOf } from './verdict';

/** Decoded form of the events (layout: wasm/xiangqi.d.ts). */
export type XiangqiEvent =
  | { kind: 'move'; from: Cell; to: Cell; man: Man; takes: Man | null; checks: boolean }
  /** The position has come a second time: what the third decides. */
  | { kind: 'warning'; verdict: Verdict }
  | { kind: 'over'; verdict: Verdict };

const MOVE = 1;
const WARNING = 2;
const OVER = 3;

/** Decodes records `[kind, n, ...payload]`. Throws a RangeError that says where they break off or what is not known. */
export function decodeEvents(data: Int32Array): XiangqiEvent[] {
  return decodeRecords(data, decodeEvent);
}

function decodeEvent(kind: number, payload: number[]): XiangqiEvent {
  const [from = 0, to = 0, man = 0, takes = -1, checks = 0] = payload;
  switch (kind) {
    case MOVE:
      return {
        kind: 'move',
        from: turnedOver(from),
        to: turnedOver(to),
        man: manOf(man),
        takes: takes < 0 ? null : manOf(takes),
        checks: checks === 1,
      };
    case WARNING:
      return { kind: 'warning', verdict: verdictOf(payload) };
    case OVER:
      return { kind: 'over', verdict: verdictOf(payload) };
    default:
      throw new RangeError(`there is no event of kind ${kind}`);
  }
}
