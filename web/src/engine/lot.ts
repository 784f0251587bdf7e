/** Draws a number from 0 to below `count`. */
export type Lot = (count: number) => number;

/** Chance that depends on a position's key alone (a linear congruential generator, Numerical Recipes' constants). */
export function lotOf(key: string): Lot {
  let state = Number.parseInt(key.slice(0, 8), 16) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}
