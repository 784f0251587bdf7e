/** A snapshot as wasm/gomoku.d.ts documents it, part by part; kept apart from the page's own decoder. */
export interface GomokuSnapshot {
  version: number;
  size: number;
  rule: number;
  opening: number;
  phase: number;
  colour: number;
  black: number;
  result: number;
  reason: number;
  side: number;
  spare: number[];
  /** Cells in the order in which they were taken. */
  stones: number[];
  row: number[];
  forbidden: number[];
}

const HEADER_LENGTH = 16;

/** Throws where the lengths that the header tells are not those of the lists. */
export function readGomokuSnapshot(snapshot: Int32Array): GomokuSnapshot {
  const field = (index: number) => snapshot[index] ?? Number.NaN;
  const [stones, row, forbidden] = [field(9), field(10), field(11)];
  if (snapshot.length !== HEADER_LENGTH + stones + row + forbidden) {
    throw new Error(
      `a snapshot of ${snapshot.length} numbers tells ${stones}, ${row} and ${forbidden} cells`,
    );
  }
  const list = (from: number, length: number) => [...snapshot.slice(from, from + length)];
  return {
    version: field(0),
    size: field(1),
    rule: field(2),
    opening: field(3),
    phase: field(4),
    colour: field(5),
    black: field(6),
    result: field(7),
    reason: field(8),
    side: field(12),
    spare: list(13, 3),
    stones: list(HEADER_LENGTH, stones),
    row: list(HEADER_LENGTH + stones, row),
    forbidden: list(HEADER_LENGTH + stones + row, forbidden),
  };
}
