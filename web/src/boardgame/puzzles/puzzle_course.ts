import { computed, type Signal, signal } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import type { Saves } from '../../shell/storage/storage';
import type { Spec } from '../spec';
import { PuzzleGame, type PuzzleGameParts } from './puzzle_game';
import { type Progress, ProgressKept } from './puzzle_progress';
import type { Puzzle, PuzzlesSpec } from './puzzles_spec';

interface PuzzleCourseParts extends Omit<PuzzleGameParts, 'spec' | 'goal' | 'rules' | 'onSolved'> {
  spec: Spec;
  set: PuzzlesSpec;
  /** Opens rules for a puzzle, which frees them. */
  openRules(): Game;
  saves: Saves;
  /** What has been solved, where that is kept elsewhere. */
  kept?: Pick<ProgressKept, 'read' | 'enter'> | undefined;
}

/** The set of puzzles: which one is open, and what has been solved on this device. */
export class PuzzleCourse {
  readonly progress: Signal<Progress>;
  /** Index of the open puzzle. */
  readonly place: Signal<number>;
  readonly game: Signal<PuzzleGame>;
  readonly solvedCount = computed(() => this.puzzles.filter(({ id }) => id in this.progress.value).length);
  private readonly kept: Pick<ProgressKept, 'read' | 'enter'>;

  constructor(private readonly parts: PuzzleCourseParts) {
    this.kept = parts.kept ?? new ProgressKept(parts.spec.game, parts.saves);
    this.progress = signal(this.kept.read());
    this.place = signal(Math.max(0, this.unsolvedFrom(0)));
    this.game = signal(this.begin());
  }

  get spec(): Spec {
    return this.parts.spec;
  }

  get set(): PuzzlesSpec {
    return this.parts.set;
  }

  get puzzles(): readonly Puzzle[] {
    return this.set.puzzles;
  }

  /** Opens a puzzle; the one that is open begins anew. */
  open(place: number): void {
    if (this.puzzles[place] === undefined) return;
    if (place === this.place.value) {
      this.game.value.startOver();
      return;
    }
    this.game.value.dispose();
    this.place.value = place;
    this.game.value = this.begin();
  }

  /** The next puzzle that is not solved yet; the next one where all are. */
  next(): void {
    const after = (this.place.value + 1) % this.puzzles.length;
    const unsolved = this.unsolvedFrom(after);
    this.open(unsolved >= 0 ? unsolved : after);
  }

  dispose(): void {
    this.game.value.dispose();
  }

  /** Index of the first unsolved puzzle at `place` or after it, going round; -1 if there is none. */
  private unsolvedFrom(place: number): number {
    const { length } = this.puzzles;
    const order = this.puzzles.map((_, step) => (place + step) % length);
    return order.find((index) => !(this.puzzles[index]!.id in this.progress.value)) ?? -1;
  }

  private begin(): PuzzleGame {
    const puzzle = this.puzzles[this.place.value]!;
    const onSolved = (how: 'helped' | 'clean') => {
      this.progress.value = this.kept.enter(puzzle.id, how);
    };
    const { openRules, set } = this.parts;
    return new PuzzleGame({ ...this.parts, goal: set.goal, rules: openRules(), onSolved }, puzzle);
  }
}
