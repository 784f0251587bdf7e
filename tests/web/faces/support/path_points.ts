type Point = readonly [x: number, y: number];

/** How many numbers each command of a path takes. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Points looked at on each curve. */
const SAMPLES = 16;

interface Command {
  /** Small where its numbers count from where the last one ended. */
  letter: string;
  numbers: readonly number[];
}

/** Points along an SVG path, close to one another. Throws on what is no path. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start = at;
  /** The last curve's last control. */
  let handle = at;
  for (const { letter, numbers } of commandsOf(d)) {
    const kind = letter.toUpperCase();
    const [x, y] = letter === kind ? [0, 0] : at;
    const place = (offset: number): Point => [numbers[offset]! + x, numbers[offset + 1]! + y];
    const mirrored: Point = [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
    const from = at;
    handle = at;
    if (kind === 'Z') at = start;
    else if (kind === 'H') at = [numbers[0]! + x, at[1]];
    else if (kind === 'V') at = [at[0], numbers[0]! + y];
    else at = place(numbers.length - 2);
    if (kind === 'M') start = at;
    if (kind === 'A') points.push(...arc(from, at, numbers));
    if (kind === 'C' || kind === 'S') {
      handle = place(numbers.length - 4);
      points.push(...bezier(from, kind === 'C' ? place(0) : mirrored, handle, at));
    }
    if (kind === 'Q' || kind === 'T') {
      handle = kind === 'Q' ? place(0) : mirrored;
      points.push(...bezier(from, twoThirds(from, handle), twoThirds(at, handle), at));
    }
    points.push(at);
  }
  return points;
}

function commandsOf(d: string): Command[] {
  if (!/^M/i.test(d)) throw new Error(`No path: "${d}".`);
  return [...d.matchAll(/[A-Za-z][^A-Za-z]*/g)].flatMap(([text]) => {
    const letter = text.charAt(0);
    const arity = ARITY[letter.toUpperCase()];
    const numbers = text.match(NUMBER)?.map(Number) ?? [];
    const rest = text.slice(1).replace(NUMBER, '').trim();
    const parts = arity === 0 ? 1 : numbers.length / (arity ?? Number.NaN);
    if (rest !== '' || !Number.isInteger(parts) || parts === 0 || numbers.length !== parts * arity!)
      throw new Error(`"${text}" in "${d}" is no command.`);
    return Array.from({ length: parts }, (_, part) => ({
      letter: part === 0 ? letter : letter.replace('M', 'L').replace('m', 'l'),
      numbers: numbers.slice(part * arity!, (part + 1) * arity!),
    }));
  });
}

/** From an end of a quadratic curve towards its control: where the cubic curve has one. */
function twoThirds(end: Point, control: Point): Point {
  return [end[0] + (2 / 3) * (control[0] - end[0]), end[1] + (2 / 3) * (control[1] - end[1])];
}

/** A cubic curve. */
function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_, place) => {
    const t = place / SAMPLES;
    const u = 1 - t;
    const mix = (axis: 0 | 1) =>
      u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
    return [mix(0), mix(1)] as const;
  });
}

/** An arc of a circle. */
function arc(from: Point, to: Point, [rx = 0, ry = 0, , large = 0, sweep = 0]: readonly number[]): Point[] {
  if (rx !== ry) throw new Error('An arc of an ellipse.');
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const chord = Math.hypot(dx, dy);
  const radius = Math.max(rx, chord / 2);
  const height = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4)) * (large === sweep ? -1 : 1);
  const middle: Point = [
    (from[0] + to[0]) / 2 - (dy / chord) * height,
    (from[1] + to[1]) / 2 + (dx / chord) * height,
  ];
  const begin = Math.atan2(from[1] - middle[1], from[0] - middle[0]);
  const end = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
  const turn = 2 * Math.PI;
  const span = sweep === 1 ? (end - begin + turn) % turn || turn : -((begin - end + turn) % turn || turn);
  return Array.from({ length: SAMPLES }, (_, place) => {
    const angle = begin + (span * place) / SAMPLES;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)] as const;
  });
}

/** Where a point lies after an SVG transform of translate, rotate and scale. */
export function transformed(point: Point, transform: string): Point {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .reverse()
    .reduce<Point>(([x, y], [, name, text = '']) => {
      const [first = 0, second] = text.split(' ').map(Number);
      if (name === 'translate') return [x + first, y + (second ?? 0)];
      if (name === 'scale') return [x * first, y * (second ?? first)];
      const angle = (first * Math.PI) / 180;
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
      return [x * cosine - y * sine, x * sine + y * cosine];
    }, point);
}
