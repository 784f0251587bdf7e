/** A verdict of the rules, as wasm/xiangqi.d.ts documents it. */
export interface XiangqiVerdict {
  result: number;
  rule: number;
  from: number;
  cell: number;
}

/** A snapshot as wasm/xiangqi.d.ts documents it, part by part; kept apart from the page's own decoder. */
export interface XiangqiSnapshot {
  version: number;
  side: number;
  inCheck: boolean;
  quiet: number;
  limit: number;
  last: number;
  occurrences: number;
  starter: number;
  firstNumber: number;
  verdict: XiangqiVerdict;
  warning: XiangqiVerdict;
  spare: number[];
  cells: number[];
  legal: number[];
  played: number[];
  taken: number[];
}

const HEADER_LENGTH = 24;
const CELLS = 90;

/** Throws where the lengths that the header tells are not those of the lists. */
export function readXiangqiSnapshot(snapshot: Int32Array): XiangqiSnapshot {
  const field = (index: number) => snapshot[index] ?? Number.NaN;
  const [legal, played] = [field(5), field(6)];
  if (snapshot.length !== HEADER_LENGTH + CELLS + legal + 2 * played) {
    throw new Error(`a snapshot of ${snapshot.length} numbers tells ${legal} and ${played}`);
  }
  const list = (from: number, length: number) => [...snapshot.slice(from, from + length)];
  const verdict = (from: number) => ({
    result: field(from),
    rule: field(from + 1),
    from: field(from + 2),
    cell: field(from + 3),
  });
  const lists = HEADER_LENGTH + CELLS;
  return {
    version: field(0),
    side: field(1),
    inCheck: field(2) === 1,
    quiet: field(3),
    limit: field(4),
    last: field(7),
    occurrences: field(8),
    starter: field(9),
    firstNumber: field(10),
    verdict: verdict(11),
    warning: verdict(15),
    spare: list(19, 5),
    cells: list(HEADER_LENGTH, CELLS),
    legal: list(lists, legal),
    played: list(lists + legal, played),
    taken: list(lists + legal + played, played),
  };
}
