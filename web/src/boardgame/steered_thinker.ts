import type { Held, Opponent, Thinker, Thoughts } from '../conductor/contract';
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
  private known: { text: string; lost: readonly Action[] } = { text: '', lost: [] };

  constructor(
    private readonly thinker: Thinker,
    /** Actions that lost in the position `text`, the most frequent first (`LossMemory.avoid`). */
    private readonly lostAt: (text: string) => readonly Action[],
    /** Something was lost before: lines are weighed so that there is something to choose from. */
    private readonly wary: boolean,
  ) {}

  held(text: string): Held {
    const held = this.thinker.held(text);
    const action = steer(held.action, this.thinker.considered(text), this.lost(text));
    return { ...held, action };
  }

  get onConsidered(): (text: string) => void {
    return this.thinker.onConsidered;
  }

  set onConsidered(heard: (text: string) => void) {
    this.thinker.onConsidered = heard;
  }

  get onThoughts(): (text: string) => void {
    return this.thinker.onThoughts;
  }

  set onThoughts(heard: (text: string) => void) {
    this.thinker.onThoughts = heard;
  }

  configure(opponent: Opponent): void {
    this.thinker.configure(this.wary ? { ...opponent, lines: LINES_WEIGHED } : opponent);
  }

  think(text: string): void {
    this.thinker.think(text);
  }

  play(action: number, text: string): void {
    this.thinker.play(action, text);
  }

  considered(text: string): Int32Array | null {
    return this.thinker.considered(text);
  }

  rival(text: string): number {
    return this.thinker.rival(text);
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

  thoughtsOf(text: string): Thoughts | null {
    return this.thinker.thoughtsOf(text);
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

  private lost(text: string): readonly Action[] {
    if (this.known.text !== text) {
      this.known = { text, lost: this.lostAt(text) };
    }
    return this.known.lost;
  }
}
