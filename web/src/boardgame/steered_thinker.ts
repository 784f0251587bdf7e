import type { Held, Opponent, Thinker, Thoughts } from '../conductor/contract';
import type { Position } from '../conductor/position';
import type { Action } from './game_types';
import { steer } from './steer';

/** Lines that get values of their own where one may have to give way: with one alone the others are mere bounds. */
export const LINES_WEIGHED = 2;

/**
 * A thinker that does not walk into a loss that it has met before: what it holds for a position gives way to another
 * of its lines by `steer`. For the conductor's opponent; everything else is the thinker's own.
 */
export class SteeredThinker implements Thinker {
  /** What was lost with at the position asked about last; a due timeline asks in every frame. */
  private known: { key: string; lost: readonly Action[] } = { key: '', lost: [] };

  constructor(
    private readonly thinker: Thinker,
    /** Actions that lost in the position `key`, the most frequent first (`LossMemory.avoid`). */
    private readonly lostAt: (key: string) => readonly Action[],
    /** Something was lost before: lines are weighed so that there is something to choose from. */
    private readonly wary: boolean,
  ) {}

  held(key: string): Held {
    const held = this.thinker.held(key);
    const action = steer(held.action, this.thinker.considered(key), this.lost(key));
    return { ...held, action };
  }

  get onConsidered(): (key: string) => void {
    return this.thinker.onConsidered;
  }

  set onConsidered(heard: (key: string) => void) {
    this.thinker.onConsidered = heard;
  }

  get onThoughts(): (key: string) => void {
    return this.thinker.onThoughts;
  }

  set onThoughts(heard: (key: string) => void) {
    this.thinker.onThoughts = heard;
  }

  configure(opponent: Opponent): void {
    this.thinker.configure(this.wary ? { ...opponent, lines: LINES_WEIGHED } : opponent);
  }

  think(position: Position): void {
    this.thinker.think(position);
  }

  play(action: number, key: string): void {
    this.thinker.play(action, key);
  }

  considered(key: string): Int32Array | null {
    return this.thinker.considered(key);
  }

  rival(key: string): number {
    return this.thinker.rival(key);
  }

  pause(): void {
    this.thinker.pause();
  }

  resume(): void {
    this.thinker.resume();
  }

  thoughts(): Thoughts | null {
    return this.thinker.thoughts();
  }

  thoughtsOf(key: string): Thoughts | null {
    return this.thinker.thoughtsOf(key);
  }

  health(): { restarts: number; lost: boolean } {
    return this.thinker.health();
  }

  revive(): void {
    this.thinker.revive();
  }

  dispose(): void {
    this.thinker.dispose();
  }

  private lost(key: string): readonly Action[] {
    if (this.known.key !== key) {
      this.known = { key, lost: this.lostAt(key) };
    }
    return this.known.lost;
  }
}
