import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { Frames, Milliseconds } from '../../conductor/contract';
import type { Battle } from '../battle/battle';
import type { Cell } from '../rules/cells';
import { failureOf, type GoalFailure, isReached } from './goal';
import type { PuzzleLesson } from './lessons';
import { replay, waysTo } from './ways';

/** How long a puzzle that was solved is looked at before the course goes on by itself. */
export const APPLAUSE_MS: Milliseconds = 2600;
/** How long a turn that went wrong is looked at before it is put back. */
export const REGRET_MS: Milliseconds = 1300;

/** What the player is to do next: choose the unit, then its target, then the target once more. */
export type Gesture = 'pick' | 'aim' | 'confirm';

/** Where the hand points, and what for. */
export interface Guide {
  cell: Cell;
  gesture: Gesture;
}

interface PuzzleParts {
  /** The battle in which it is played; the puzzle owns it. Its opponent never comes to move. */
  battle: Battle;
  /** Rules of the puzzle's own, to try what can still be reached; it frees them. */
  rules: TacticsGame;
  frames: Frames;
  /** The applause is over. */
  onSolved(): void;
}

/** One turn with a goal: judges every action once its animation is over, and puts back what went wrong. */
export class Puzzle {
  readonly solved = signal(false);
  /** Why the last attempt failed; it stays to be read until the next action. */
  readonly failure: Signal<GoalFailure | null> = signal(null);
  /** null while there is nothing to point at. */
  readonly guide = computed(() => this.findGuide());
  readonly battle: Battle;
  /** Where the enemy stands that is to fall. */
  readonly target: Cell;
  private stopWaiting: () => void = () => {};
  private readonly stopJudging: () => void;

  constructor(
    private readonly parts: PuzzleParts,
    readonly lesson: PuzzleLesson,
  ) {
    this.battle = parts.battle;
    this.target = this.battle.snapshot.value.units[lesson.goal.fells[0] ?? -1]?.cell ?? -1;
    this.stopJudging = effect(() => {
      const codes = this.battle.moves.value.map((move) => move.action);
      untracked(() => this.judge(codes));
    });
  }

  /** Ending the turn before the goal is reached is a mistake like any other: nothing is final here. */
  endTurn(): void {
    if (this.battle.phase.value === 'player' && !this.solved.value) this.fail('idle');
  }

  dispose(): void {
    this.stopJudging();
    this.stopWaiting();
    this.battle.dispose();
    this.parts.rules.delete();
  }

  /** Judges the turn as it stands; nothing played says nothing, so that the last failure can still be read. */
  private judge(codes: readonly number[]): void {
    this.stopWaiting();
    if (codes.length === 0) return;
    this.failure.value = null;
    const { rules } = this.parts;
    const { goal } = this.lesson;
    const turn = replay(rules, this.battle.start, codes);
    if (isReached(goal, turn)) this.onceStill(0, () => this.succeed());
    else if (waysTo(rules, goal, turn).next().done === true) {
      this.onceStill(0, () => this.fail(failureOf(goal, turn)));
    }
  }

  private succeed(): void {
    this.solved.value = true;
    this.onceStill(APPLAUSE_MS, () => this.parts.onSolved());
  }

  private fail(why: GoalFailure): void {
    this.failure.value = why;
    this.onceStill(REGRET_MS, () => this.battle.reset());
  }

  /** Calls `then` once the board has been still for `pause`. */
  private onceStill(pause: Milliseconds, then: () => void): void {
    this.stopWaiting();
    const { frames } = this.parts;
    let still = frames.now();
    this.stopWaiting = frames.each((now) => {
      if (this.battle.stage.isMoving(now)) still = now;
      else if (now - still >= pause) {
        this.stopWaiting();
        then();
      }
    });
  }

  private findGuide(): Guide | null {
    const { battle, lesson } = this;
    const { units } = battle.snapshot.value;
    const actor = units[lesson.actor];
    const idle = battle.phase.value === 'player' && actor !== undefined && !actor.acted;
    if (!idle) return null;
    const selection = battle.selection.value;
    if (selection?.unit.index !== actor.index) return { cell: actor.cell, gesture: 'pick' };
    return { cell: this.target, gesture: selection.forecast === null ? 'aim' : 'confirm' };
  }
}
