import type { BestAction, Opponent, Thinker, Thoughts } from '../../conductor/contract';
import type { Position } from '../../conductor/position';
import type { Substitution } from '../../conductor/substitution';
import { steer, type Warning } from './steer';

/** Lines that get values of their own where one may have to give way: with one alone the others are mere bounds. */
export const LINES_WEIGHED = 2;

const NOTHING_LOST: Warning = { lost: [], counterLine: null };

/**
 * A thinker that does not walk into a loss that it has met before: what it holds for a position gives way to another
 * of its lines by `steer`. For the conductor's opponent; everything else is the thinker's own.
 */
export class SteeredThinker implements Thinker {
  /** What is known of the position asked about last; a due timeline asks in every frame. */
  private known: { key: string; warning: Warning } = { key: '', warning: NOTHING_LOST };
  /** The position that is thought about, as text where that was told. */
  private position: Position | null = null;

  constructor(
    private readonly thinker: Thinker,
    /** What earlier losses say of the position on the board; the text is null where only its key is known. */
    private readonly warn: (key: string, text: string | null) => Warning,
    /** Something was lost before: lines are weighed so that there is something to choose from. */
    private readonly wary: boolean,
  ) {}

  best(key: string): BestAction {
    const best = this.thinker.best(key);
    const action = steer(best.action, this.thinker.multiPv(key), this.warning(key));
    return { ...best, action };
  }

  get substitution(): Substitution | undefined {
    return this.thinker.substitution;
  }

  get onMultiPv(): (key: string) => void {
    return this.thinker.onMultiPv;
  }

  set onMultiPv(heard: (key: string) => void) {
    this.thinker.onMultiPv = heard;
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
    this.position = position;
    this.thinker.think(position);
  }

  play(action: number, key: string): void {
    this.thinker.play(action, key);
  }

  multiPv(key: string): Int32Array | null {
    return this.thinker.multiPv(key);
  }

  previousBest(key: string): number {
    return this.thinker.previousBest(key);
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

  private warning(key: string): Warning {
    if (this.known.key !== key) {
      const text = this.position?.key === key ? this.position.text : null;
      this.known = { key, warning: this.warn(key, text) };
    }
    return this.known.warning;
  }
}
