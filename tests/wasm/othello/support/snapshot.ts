/** A snapshot as wasm/othello.d.ts documents it, part by part; kept apart from the page's own decoder. */
export interface OthelloSnapshot {
  version: number;
  side: number;
  result: number;
  black: number;
  white: number;
  empty: number;
  mustPass: boolean;
  last: number;
  starter: number;
  spare: number[];
  cells: number[];
  legal: number[];
  played: number[];
}

const HEADER_LENGTH = 16;
const CELLS = 64;

/** Throws where the lengths that the header tells are not those of the lists. */
export function readOthelloSnapshot(snapshot: Int32Array): OthelloSnapshot {
  const field = (index: number) => snapshot[index] ?? Number.NaN;
  const [legal, played] = [field(6), field(8)];
  if (snapshot.length !== HEADER_LENGTH + CELLS + legal + played) {
    throw new Error(`a snapshot of ${snapshot.length} numbers tells ${legal} and ${played}`);
  }
  const list = (from: number, length: number) => [...snapshot.slice(from, from + length)];
  return {
    version: field(0),
    side: field(1),
    result: field(2),
    black: field(3),
    white: field(4),
    empty: field(5),
    mustPass: field(7) === 1,
    last: field(9),
    starter: field(10),
    spare: list(11, 5),
    cells: list(HEADER_LENGTH, CELLS),
    legal: list(HEADER_LENGTH + CELLS, legal),
    played: list(HEADER_LENGTH + CELLS + legal, played),
  };
}
