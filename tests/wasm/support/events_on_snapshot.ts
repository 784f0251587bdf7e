import {
  CELLS,
  CRACKED,
  FALLEN,
  GROUND,
  HEADER,
  HEADER_LENGTH,
  unitField,
} from '../tactics/support/snapshot_fields';

/** One record of an event array. */
export interface EventRecord {
  kind: number;
  payload: number[];
}

/** The records of an event array. Throws where they do not come out even. */
export function recordsOf(events: Int32Array): EventRecord[] {
  const records: EventRecord[] = [];
  let index = 0;
  while (index < events.length) {
    const [kind, length] = events.subarray(index, index + 2);
    const end = index + 2 + (length ?? Number.NaN);
    if (kind === undefined || !(end <= events.length)) throw new Error(`events break off at ${index}`);
    records.push({ kind, payload: [...events.subarray(index + 2, end)] });
    index = end;
  }
  return records;
}

/**
 * What a snapshot becomes by what its events tell, as far as they tell it: all but the header's counters that
 * only a turn's beginning shows.
 */
export function applyEvents(before: Int32Array, events: Int32Array): Int32Array {
  const after = before.slice();
  for (const { kind, payload } of recordsOf(events)) APPLY[kind]?.(after, payload);
  return after;
}

type Apply = (after: Int32Array, payload: number[]) => void;

function replaceCells(
  snapshot: Int32Array,
  from: number,
  to: number,
  cells = [...Array(CELLS).keys()],
): void {
  for (const cell of cells) {
    if (snapshot[HEADER_LENGTH + cell] === from) snapshot[HEADER_LENGTH + cell] = to;
  }
}

const APPLY: Record<number, Apply> = {
  1: (after, [unit = -1, ...way]) => {
    after[unitField(unit, 'cell')] = way.at(-1) ?? -1;
  },
  3: (after, [unit = -1, , left = -1]) => {
    after[unitField(unit, 'hitPoints')] = left;
  },
  4: (after, [unit = -1]) => {
    after[unitField(unit, 'cell')] = -1;
    after[unitField(unit, 'hitPoints')] = 0;
  },
  5: (after, [unit = -1]) => {
    after[unitField(unit, 'acted')] = 1;
  },
  6: (after, [side = -1, round = -1]) => {
    after[HEADER.side] = side;
    after[HEADER.round] = round;
    for (let unit = 0; unit < after[HEADER.units]!; unit++) after[unitField(unit, 'acted')] = 0;
  },
  7: (after, [rounds = -1]) => {
    after[HEADER.roundsToRing] = rounds;
    if (rounds !== 1) replaceCells(after, CRACKED, GROUND);
  },
  8: (after, cells) => replaceCells(after, GROUND, CRACKED, cells),
  9: (after, cells) => {
    for (const cell of cells) after[HEADER_LENGTH + cell] = FALLEN;
  },
  10: (after, [result = -1, reason = -1]) => {
    after[HEADER.result] = result;
    after[HEADER.reason] = reason;
  },
};

/** Cells of a snapshot. */
export function cellsOf(snapshot: Int32Array): number[] {
  return [...snapshot.subarray(HEADER_LENGTH, HEADER_LENGTH + CELLS)];
}
