/** Curves of motion on 0-1: ease-out to come in, ease-in to go, both for travel. */

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

export function easeIn(t: number): number {
  return t ** 3;
}

export function easeInOut(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
}

export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** 0 at both ends, 1 in the middle. */
export function arch(t: number): number {
  return Math.sin(Math.PI * t);
}

/** The part of `t` between `from` and `to`, as 0-1. */
export function segment(t: number, from: number, to: number): number {
  if (t <= from) return 0;
  if (t >= to) return 1;
  return (t - from) / (to - from);
}
