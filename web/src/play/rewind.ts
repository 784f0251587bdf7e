import { type ReadonlySignal, signal } from '@preact/signals';
import type { Frames, Milliseconds, Step } from '../conductor/contract';
import type { GameStage } from './stage';

/** What happened at a moment of a game. */
export type PastStep = Pick<Step, 'action' | 'events' | 'before' | 'after'>;

interface RewindParts<Stage> {
  frames: Frames;
  /** Opens a timeline at a snapshot. */
  openStage(snapshot: Int32Array): Stage;
  /** From one action to the next of a game that plays by itself; absent where some stillness follows each. */
  pace?(): Milliseconds;
}

/** A game that can be looked back at. */
export interface Rewound {
  readonly rewind: Pick<Rewind, 'goTo' | 'play' | 'pause' | 'playing'>;
  /** So many actions had been played at the moment that is looked at; null for the present. */
  readonly past: ReadonlySignal<number | null>;
  readonly moves: ReadonlySignal<{ readonly length: number }>;
}

/** Stillness between two actions of a game that plays by itself. */
const PAUSE_MS: Milliseconds = 350;

/**
 * Earlier moments of a game, on a timeline of their own: one step forward is played, every other way is a jump. The
 * game itself goes on meanwhile.
 */
export class Rewind<Stage extends GameStage = GameStage> {
  /** So many actions had been played at the moment that is looked at; null for the present. */
  readonly at: ReadonlySignal<number | null>;
  /** Whether it goes on by itself. */
  readonly playing = signal(false);
  /** Called when an earlier moment was put on its timeline, or left: a frame is wanted. */
  onChange: () => void = () => {};
  private readonly place = signal<number | null>(null);
  private opened: Stage | null = null;
  private stopWatching: () => void = () => {};

  constructor(
    private readonly parts: RewindParts<Stage>,
    /** What was done after so many actions. */
    readonly stepAt: (place: number) => PastStep,
    private readonly length: () => number,
  ) {
    this.at = this.place;
  }

  /** The timeline of the moment that is looked at; null for the present. */
  get stage(): Stage | null {
    return this.place.peek() === null ? null : this.opened;
  }

  /** Shows the board after `place` actions; the present one for null, or for all of them. */
  goTo(place: number | null): void {
    this.pause();
    const at = this.place.peek();
    const length = this.length();
    const wanted = Math.max(0, place ?? length);
    if (place !== null && at !== null && wanted === at + 1 && at < length) this.step(at);
    else this.jumpTo(wanted >= length ? null : wanted);
  }

  /** Goes through the game by itself: from the moment that is looked at, from the present from its beginning. */
  play(): void {
    if (this.playing.value || this.length() === 0) return;
    if (this.place.peek() === null) this.jumpTo(0);
    this.playing.value = true;
    this.watch();
  }

  pause(): void {
    this.stopWatching();
    this.stopWatching = () => {};
    this.playing.value = false;
  }

  dispose(): void {
    this.pause();
  }

  private jumpTo(place: number | null): void {
    if (place === this.place.peek()) return;
    if (place !== null) {
      const { before } = this.stepAt(place);
      this.opened ??= this.openedAt(before);
      this.opened.stepBack(before, this.parts.frames.now());
      this.opened.skip();
    }
    this.place.value = place;
    this.onChange();
  }

  private openedAt(snapshot: Int32Array): Stage {
    const stage = this.parts.openStage(snapshot);
    stage.onChange = () => this.onChange();
    return stage;
  }

  /** Plays what was done after `place` actions; after the last one the present comes back once it has been seen. */
  private step(place: number): void {
    this.opened?.perform({ ...this.stepAt(place), start: this.parts.frames.now(), by: 'player' });
    this.place.value = place + 1;
    if (place + 1 === this.length() && !this.playing.value) this.watch();
  }

  /** Sees each animation out, and goes on if it plays. */
  private watch(): void {
    const { pace } = this.parts;
    let rested = this.parts.frames.now();
    let began = rested;
    this.stopWatching = this.parts.frames.each((now) => {
      const place = this.place.peek();
      if (this.opened?.isMoving(now)) {
        rested = now;
      } else if (place === null || place >= this.length()) {
        this.pause();
        this.jumpTo(null);
      } else if (pace === undefined ? now - rested >= PAUSE_MS : now - began >= pace()) {
        began = now;
        this.step(place);
      }
    });
  }
}
