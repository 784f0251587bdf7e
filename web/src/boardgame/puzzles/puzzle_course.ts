import { computed, type Signal, signal } from '@preact/signals';
import type { Game } from '../../../../wasm/engine';
import { PUZZLES, type Puzzle } from '../../gomoku/puzzles/puzzle_set';
import type { Saves } from '../../shell/storage';
import { PuzzleGame } from './puzzle_game';
import { enterSolved, type Progress, readProgress } from './puzzle_progress';
import type { Solver } from './solver';

interface PuzzleCourseParts {
  openRules(): Game;
  /** The course's own; it puts it to rest. */
  solver: Solver;
  saves: Saves;
  puzzles?: readonly Puzzle[];
}

/** The set of puzzles: which one is open, and what has been solved on this device. */
export class PuzzleCourse {
  readonly puzzles: readonly Puzzle[];
  readonly progress: Signal<Progress>;
  /** Index of the open puzzle. */
  readonly place: Signal<number>;
  readonly game: Signal<PuzzleGame>;
  readonly solvedCount = computed(() => this.puzzles.filter(({ id }) => id in this.progress.value).length);

  constructor(private readonly parts: PuzzleCourseParts) {
    this.puzzles = parts.puzzles ?? PUZZLES;
    this.progress = signal(readProgress(parts.saves));
    this.place = signal(Math.max(0, this.unsolvedFrom(0)));
    this.game = signal(this.begin());
  }

  open(place: number): void {
    if (this.puzzles[place] === undefined) return;
    this.game.value.dispose();
    this.place.value = place;
    this.game.value = this.begin();
  }

  /** The open puzzle from its beginning. */
  restart(): void {
    this.open(this.place.value);
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
    const { openRules, solver, saves } = this.parts;
    const puzzle = this.puzzles[this.place.value]!;
    const onSolved = (how: 'helped' | 'clean') => {
      this.progress.value = enterSolved(saves, puzzle.id, how);
    };
    return new PuzzleGame({ rules: openRules(), solver, onSolved }, puzzle);
  }
}
