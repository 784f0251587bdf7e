/** How many samples are kept, frames of more than a minute; older ones give way. */
const CAPACITY = 5000;

/** The latest measurements of one kind, and their percentiles. */
export class Samples {
  private readonly values: number[] = [];
  private next = 0;

  add(value: number): void {
    this.values[this.next] = value;
    this.next = (this.next + 1) % CAPACITY;
  }

  get count(): number {
    return this.values.length;
  }

  /** The smallest sample that at least `percent` of all do not exceed (nearest rank); 0 without samples. */
  percentile(percent: number): number {
    const rank = Math.max(1, Math.ceil((percent / 100) * this.values.length));
    return this.values.toSorted((a, b) => a - b)[rank - 1] ?? 0;
  }

  get max(): number {
    return this.values.reduce((largest, value) => Math.max(largest, value), 0);
  }

  get mean(): number {
    return this.values.length === 0
      ? 0
      : this.values.reduce((sum, value) => sum + value, 0) / this.values.length;
  }
}
