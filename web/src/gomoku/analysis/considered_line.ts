/** Decoded form of the lines considered (layout: wasm/engine.d.ts, manners: wasm/gomoku.d.ts). */
export interface ConsideredLine {
  /** How much worse than the best, in thousandths: 0-1000. */
  shortfall: number;
  /** It wins or loses by force. */
  forced: 'win' | 'loss' | null;
  /** Plies until then; 0 where nothing is forced. */
  plies: number;
  /** It is at least so much worse, perhaps more. */
  atLeast: boolean;
  /** There is no other move, or none that has to be thought about. */
  only: boolean;
  /** The principal variation from the root on, never empty. */
  codes: readonly number[];
}

const WINS = 1;
const LOSES = 2;
const BOUND_ONLY = 4;
const PLIES_SHIFT = 8;
const PLIES_MASK = 0xffff;

/** Decodes records `[shortfall, manner, n, code 0 ... n-1]`. Throws a RangeError that says where they break off. */
export function decodeLines(data: Int32Array): ConsideredLine[] {
  const lines: ConsideredLine[] = [];
  let index = 0;
  while (index < data.length) {
    const [shortfall = 0, manner = 0, length = -1] = data.subarray(index, index + 3);
    const end = index + 3 + length;
    if (length < 0 || end > data.length) {
      throw new RangeError(`considered lines break off at ${index} of ${data.length}`);
    }
    const codes = Array.from(data.subarray(index + 3, end));
    const forced = (manner & WINS) !== 0 ? 'win' : (manner & LOSES) !== 0 ? 'loss' : null;
    const plies = forced === null ? 0 : (manner >> PLIES_SHIFT) & PLIES_MASK;
    const atLeast = (manner & BOUND_ONLY) !== 0;
    if (codes.length > 0) lines.push({ shortfall, forced, plies, atLeast, only: false, codes });
    index = end;
  }
  return lines;
}

/** The line of an only move, where `next` is the best line after it, null while none is known. */
export function onlyLine(code: number, next: ConsideredLine | null): ConsideredLine {
  const { forced = null, plies = 0, codes = [] } = next ?? {};
  const turned = forced === null ? null : forced === 'win' ? 'loss' : 'win';
  const length = turned === null ? 0 : plies + 1;
  return { shortfall: 0, forced: turned, plies: length, atLeast: false, only: true, codes: [code, ...codes] };
}
