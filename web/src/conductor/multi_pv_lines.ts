import type { PositionId } from './protocol';

/** Positions that are remembered: a turn has one for each unit, and the player's actions one each. */
const REMEMBERED = 32;

/** The MultiPV lines of the latest positions. Those that come late, about a position just left, are kept too. */
export class MultiPvLines {
  /** In the order in which the positions were entered. */
  private readonly keys = new Map<PositionId, string>();
  private readonly lines = new Map<string, Int32Array>();

  /** The thinker is at `position` now. */
  enter(position: PositionId, key: string): void {
    this.keys.set(position, key);
    const [oldest] = this.keys;
    if (this.keys.size <= REMEMBERED || oldest === undefined) return;
    this.keys.delete(oldest[0]);
    if (![...this.keys.values()].includes(oldest[1])) this.lines.delete(oldest[1]);
  }

  /** Keeps what came about `position`. Returns its key, or null if the position is forgotten. */
  receive(position: PositionId, lines: Int32Array): string | null {
    const key = this.keys.get(position);
    if (key === undefined) return null;
    this.lines.set(key, lines);
    return key;
  }

  of(key: string): Int32Array | null {
    return this.lines.get(key) ?? null;
  }

  /** Another opponent considers other lines. */
  forget(): void {
    this.keys.clear();
    this.lines.clear();
  }
}
