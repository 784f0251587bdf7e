import { decodeLines, type LineEnd, lineEnd } from '../../engine/multi_pv_line';

/** A MultiPV line as the analysis knows it. */
export interface WeighedLine extends LineEnd {
  /** How much worse than the best, in thousandths: 0-1000. */
  scoreLoss: number;
  /** Bits that belong to the game. */
  flags: number;
  /** There is no other move, or none that has to be thought about. */
  only: boolean;
  /** What is played from the root on, never empty: a principal variation, or a plan for a turn. */
  codes: readonly number[];
}

/**
 * The MultiPV lines that have a move; `endOf` reads from a line's flags what it comes to. Throws a RangeError that says
 * where the records break off.
 */
export function decodeWeighed(data: Int32Array, endOf: (flags: number) => LineEnd = lineEnd): WeighedLine[] {
  return decodeLines(data)
    .filter(({ codes }) => codes.length > 0)
    .map(({ scoreLoss, flags, codes }) => ({ scoreLoss, ...endOf(flags), flags, only: false, codes }));
}

/** The line of an only move, where `next` is the best line after it, null while none is known. */
export function onlyLine(code: number, next: WeighedLine | null): WeighedLine {
  const { forced = null, plies = 0, flags = 0, codes = [] } = next ?? {};
  const turned = forced === null ? null : forced === 'win' ? 'loss' : 'win';
  const length = turned === null ? 0 : plies + 1;
  const end: LineEnd = { forced: turned, plies: length, atLeast: false };
  return { scoreLoss: 0, ...end, flags, only: true, codes: [code, ...codes] };
}
