/** The MultiPV lines of an engine, decoded (`Session.multiPv` in wasm/engine.d.ts). */

/** A score loss of all there is, or of more: how much more is not told. */
export const WHOLE_SCORE_LOSS = 1000;

/** One line. */
export interface MultiPvLine {
  /** How much worse than the best, in thousandths of all that the side to move has: 0-1000. */
  scoreLoss: number;
  /** Bits that belong to the game. */
  flags: number;
  /** Actions from the root on, in order: a plan for a turn, or a principal variation. */
  codes: readonly number[];
  /** What the other side is feared to do in its turn then; without actions where the engine did not look so far. */
  answer: { flags: number; codes: readonly number[] };
}

/**
 * Decodes records `[scoreLoss, flags, n, code 0 ... n-1, flags of the answer, m, code 0 ... m-1]`. Throws a
 * RangeError that says where they break off.
 */
export function decodeLines(data: Int32Array): MultiPvLine[] {
  const lines: MultiPvLine[] = [];
  let index = 0;
  const actionsAt = (start: number) => {
    const [flags = 0, length = -1] = data.subarray(start, start + 2);
    const end = start + 2 + length;
    if (length < 0 || end > data.length) {
      throw new RangeError(`the MultiPV lines break off at ${index} of ${data.length}`);
    }
    return { flags, codes: Array.from(data.subarray(start + 2, end)), end };
  };
  while (index < data.length) {
    const { end: middle, ...own } = actionsAt(index + 1);
    const { end, ...answer } = actionsAt(middle);
    lines.push({ scoreLoss: data[index] ?? 0, ...own, answer });
    index = end;
  }
  return lines;
}

/** What a line comes to, in the games whose flags say so. */
export interface LineEnd {
  /** It wins or loses by force. */
  forced: 'win' | 'loss' | null;
  /** Plies until then; 0 where nothing is forced. */
  plies: number;
  /** It is at least as much worse as its score loss says, perhaps more. */
  atLeast: boolean;
}

const WINS = 1;
const LOSES = 2;
const BOUND_ONLY = 4;
const PLIES_SHIFT = 8;
const PLIES_MASK = 0xffff;

/** Decodes the flags of a line. */
export function lineEnd(flags: number): LineEnd {
  const forced = (flags & WINS) !== 0 ? 'win' : (flags & LOSES) !== 0 ? 'loss' : null;
  const plies = forced === null ? 0 : (flags >> PLIES_SHIFT) & PLIES_MASK;
  return { forced, plies, atLeast: (flags & BOUND_ONLY) !== 0 };
}

/** So much worse than the best, in thousandths, a line is liked half as much. */
const HALF_LIKED = 100;
/** Of how much a line is liked that is known to be no better than that: it may be much worse. */
const BOUND_SHARE = 0.6;

/** How much an engine likes a line beside its best one, which has 1, for pictures: 0-1. */
export function likingOf({ scoreLoss, atLeast }: { scoreLoss: number; atLeast: boolean }): number {
  return (HALF_LIKED / (HALF_LIKED + scoreLoss)) * (atLeast ? BOUND_SHARE : 1);
}
