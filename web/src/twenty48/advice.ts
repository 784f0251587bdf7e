import { decodeLines, lineEnd } from '../engine/multi_pv_line';
import { type Direction, isDirection } from './directions';

/** What a slide is worth beside the best one. */
export interface Advice {
  direction: Direction;
  /** How much worse than the best, in thousandths of a whole advantage: 0-1000. */
  scoreLoss: number;
  /** The game is lost after it, if the tiles come as badly as they can. */
  loses: boolean;
  /** It is at least so much worse, perhaps more. */
  atLeast: boolean;
}

/**
 * The slides in the MultiPV lines (flags: wasm/twenty48.d.ts), best first. Throws a RangeError that says where the
 * records break off.
 */
export function decodeAdvice(data: Int32Array): Advice[] {
  return decodeLines(data).flatMap(({ scoreLoss, flags, codes: [direction = -1] }) => {
    if (!isDirection(direction)) return [];
    const { forced, atLeast } = lineEnd(flags);
    return [{ direction, scoreLoss, loses: forced === 'loss', atLeast }];
  });
}
