/** The four slides; a slide's action code is its direction (wasm/twenty48.d.ts). */
export const Direction = { up: 0, right: 1, down: 2, left: 3 } as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

export const DIRECTION_NAMES = ['up', 'right', 'down', 'left'] as const;

/** As `Stroke` has them. */
const KEYS: Record<string, Direction> = {
  ArrowUp: Direction.up,
  ArrowRight: Direction.right,
  ArrowDown: Direction.down,
  ArrowLeft: Direction.left,
  w: Direction.up,
  d: Direction.right,
  s: Direction.down,
  a: Direction.left,
};

/** The slide a key stands for, null for any other key; `key` as in `KEYS`. */
export function directionOfKey(key: string): Direction | null {
  return KEYS[key] ?? null;
}

/** The slide of a key by where it lies, else by what it writes; `key` and `place` as of `Stroke`. */
export function slideOf(key: string, place: string): Direction | null {
  return directionOfKey(place) ?? directionOfKey(key);
}

/** Whether a key slides, which it goes on to do while it is held down. */
export function isSlide(key: string, place: string): boolean {
  return slideOf(key, place) !== null;
}

/** The slide that a drag by (dx, dy) means, y downwards. */
export function directionOfDrag(dx: number, dy: number): Direction {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? Direction.right : Direction.left;
  return dy > 0 ? Direction.down : Direction.up;
}

export function isDirection(code: number): code is Direction {
  return Number.isInteger(code) && code >= 0 && code < 4;
}
