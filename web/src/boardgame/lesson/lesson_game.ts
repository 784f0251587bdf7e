import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import { after } from '../../conductor/after';
import type { Frames, Milliseconds } from '../../conductor/contract';
import type { Action, GameSnapshot, Side } from '../../play/game_types';
import type { Spec } from '../spec';
import type { Timeline } from '../timeline';
import type { LessonStep } from './lesson_spec';

/** From one action of the answer to the next: time enough to see what it does. */
export const ANSWER_MS: Milliseconds = 650;

export type LessonPhase = 'player' | 'answering' | 'done';

export interface LessonGameParts {
  spec: Pick<Spec, 'setup' | 'decodeSnapshot'>;
  /** Rules of the step's own; it frees them. */
  rules: Game;
  /** Opens the board's timeline at a snapshot. */
  openStage(snapshot: Int32Array): Timeline;
  frames: Frames;
}

/** One step of a lesson: the player finds the action that is asked for, and the board answers. */
export class LessonGame {
  readonly phase = signal<LessonPhase>('player');
  readonly snapshot: ReadonlySignal<GameSnapshot>;
  /** How often the player has tried something else. */
  readonly missed = signal(0);
  readonly stage: Timeline;
  /** The player's. */
  readonly side: Side;
  private readonly truth: Signal<GameSnapshot>;
  private stopWaiting: () => void = () => {};

  /** Throws an Error where the rules refuse the step. */
  constructor(
    private readonly parts: LessonGameParts,
    readonly step: LessonStep,
  ) {
    const { rules, spec } = parts;
    const refusal = rules.load(spec.setup.startText(step));
    if (refusal !== '') throw new Error(refusal);
    for (const action of step.actions) {
      const why = rules.play(action);
      if (why !== '') throw new Error(`step ${step.name}: ${why}`);
    }
    this.truth = signal(spec.decodeSnapshot(rules.snapshot()));
    this.snapshot = this.truth;
    this.side = this.truth.value.sideToMove;
    this.stage = parts.openStage(rules.snapshot());
  }

  /** The player tries an action. Returns whether it is one that was asked for. */
  choose(action: Action): boolean {
    if (this.phase.value !== 'player') return false;
    const way = this.step.ways.find((known) => known.action === action);
    if (way === undefined) {
      this.missed.value += 1;
      return false;
    }
    this.phase.value = 'answering';
    this.perform(action);
    this.goOn(way.answers);
    return true;
  }

  legalActions(): Action[] {
    return this.phase.value === 'player' ? Array.from(this.parts.rules.legalActions()) : [];
  }

  dispose(): void {
    this.stopWaiting();
    this.parts.rules.delete();
  }

  private goOn([next, ...more]: readonly Action[]): void {
    const { frames } = this.parts;
    this.stopWaiting = after(frames, frames.now() + ANSWER_MS, () => {
      if (next === undefined) {
        this.phase.value = 'done';
        return;
      }
      this.perform(next);
      this.goOn(more);
    });
  }

  private perform(action: Action): void {
    const { rules, frames, spec } = this.parts;
    const before = rules.snapshot();
    const by = rules.sideToMove() === this.side ? 'player' : 'opponent';
    const why = rules.play(action);
    if (why !== '') throw new Error(`step ${this.step.name}: ${why}`);
    this.stage.perform({
      action,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start: frames.now(),
      by,
    });
    this.truth.value = spec.decodeSnapshot(rules.snapshot());
  }
}
