import type { PositionId } from './protocol';

/** Positions that are remembered: a turn has one for each unit, and the player's actions one each. */
const REMEMBERED = 32;

/** What was considered at the latest positions. What comes late, about a position just left, is kept too. */
export class ConsideredLines {
  /** In the order in which the positions were entered. */
  private readonly texts = new Map<PositionId, string>();
  private readonly lines = new Map<string, Int32Array>();

  /** The thinker is at `position` now. */
  enter(position: PositionId, text: string): void {
    this.texts.set(position, text);
    const [oldest] = this.texts;
    if (this.texts.size <= REMEMBERED || oldest === undefined) return;
    this.texts.delete(oldest[0]);
    if (![...this.texts.values()].includes(oldest[1])) this.lines.delete(oldest[1]);
  }

  /** Keeps what came about `position`. Returns its text, or null if the position is forgotten. */
  receive(position: PositionId, lines: Int32Array): string | null {
    const text = this.texts.get(position);
    if (text === undefined) return null;
    this.lines.set(text, lines);
    return text;
  }

  of(text: string): Int32Array | null {
    return this.lines.get(text) ?? null;
  }

  /** Another opponent considers other lines. */
  forget(): void {
    this.texts.clear();
    this.lines.clear();
  }
}
