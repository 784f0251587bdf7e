import { type Direction, isDirection } from './directions';

/** What a slide is worth beside the best one. */
export interface Advice {
  direction: Direction;
  /** How much worse than the best, in thousandths of a whole advantage: 0-1000. */
  shortfall: number;
  /** The game is lost after it, if the tiles come as badly as they can. */
  loses: boolean;
  /** It is at least so much worse, perhaps more. */
  atLeast: boolean;
}

const LOSES = 2;
const BOUND_ONLY = 4;

/**
 * The slides in the lines considered (layout: wasm/engine.d.ts, manners: wasm/twenty48.d.ts), best first. Throws a
 * RangeError that says where the records break off.
 */
export function decodeAdvice(data: Int32Array): Advice[] {
  const advice: Advice[] = [];
  let index = 0;
  while (index < data.length) {
    const [shortfall = 0, manner = 0, length = -1, code = -1] = data.subarray(index, index + 4);
    const end = index + 3 + length;
    if (length < 0 || end > data.length) {
      throw new RangeError(`considered lines break off at ${index} of ${data.length}`);
    }
    if (length > 0 && isDirection(code)) {
      const loses = (manner & LOSES) !== 0;
      advice.push({ direction: code, shortfall, loses, atLeast: (manner & BOUND_ONLY) !== 0 });
    }
    index = end;
  }
  return advice;
}
