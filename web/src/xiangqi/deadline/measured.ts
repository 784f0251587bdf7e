/** What a search had found when it had finished a depth. */
export interface FinishedDepth {
  depth: number;
  /** Since it began. */
  nodes: number;
  /** Its move, in ICCS. */
  best: string;
}

/** A moment of a game, and what both programs think there. */
export interface Moment {
  /** From the usual start, in ICCS, with spaces between them. */
  moves: string;
  fixed: FinishedDepth;
  /** The depths that the program with the time-out finishes, one after the other. */
  deepening: readonly FinishedDepth[];
}

/** Points of a player against the program with the fixed depth, which takes as long as it needs. */
export interface Kept {
  games: number;
  /** 0-1, with the interval that holds it with 95 %. */
  score: number;
  score95: readonly number[];
}

/** What is left of a player on a device that searches so many nodes a second. */
export interface MeasuredDevice {
  speed: number;
  /** The program of the source with a time-out, and a rung further up. */
  deepening: Kept;
  strong: Kept;
}

/** What `forethought deadline --save` has kept. */
export interface Deadline {
  /** The rung that always looks as far; the other program is the same but for the time-out. */
  fixed: number;
  /** The rung further up. */
  strong: number;
  /** The time-out. */
  seconds: number;
  moments: readonly Moment[];
  /** From the slowest on. */
  devices: readonly MeasuredDevice[];
}

/** The deepest search that is finished within so many nodes; null where none is. */
export function finishedWithin(
  { deepening }: Pick<Moment, 'deepening'>,
  nodes: number,
): FinishedDepth | null {
  return deepening.filter((one) => one.nodes <= nodes).at(-1) ?? null;
}

/** The speed at a place of the slider, 0-1: it grows by the same factor with every step. */
export function speedAt(share: number, slowest: number, fastest: number): number {
  return slowest * (fastest / slowest) ** share;
}

/** The measured device that is nearest to a speed, by their ratio. */
export function nearestDevice(devices: readonly MeasuredDevice[], speed: number): MeasuredDevice {
  const away = (device: MeasuredDevice) => Math.abs(Math.log(device.speed / speed));
  return devices.reduce((nearest, device) => (away(device) < away(nearest) ? device : nearest));
}

/** Seconds that the fixed depth takes on average and at most, over all moments. */
export function secondsOfFixed(moments: readonly Moment[], speed: number): { mean: number; most: number } {
  const nodes = moments.map(({ fixed }) => fixed.nodes);
  const sum = nodes.reduce((all, one) => all + one, 0);
  return { mean: sum / nodes.length / speed, most: Math.max(...nodes) / speed };
}
