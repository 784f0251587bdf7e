import { type Signal, signal } from '@preact/signals';
import { LessonGame, type LessonGameParts } from './lesson_game';
import type { LessonSpec } from './lesson_spec';

interface LessonCourseParts extends Omit<LessonGameParts, 'rules'> {
  lesson: LessonSpec;
  /** Opens rules for a step, which frees them. */
  openRules(): LessonGameParts['rules'];
}

/** A lesson: which step is open. */
export class LessonCourse {
  /** Index of the open step. */
  readonly place = signal(0);
  readonly game: Signal<LessonGame>;

  constructor(private readonly parts: LessonCourseParts) {
    this.game = signal(this.begin(0));
  }

  get lesson(): LessonSpec {
    return this.parts.lesson;
  }

  get isLast(): boolean {
    return this.place.value === this.lesson.steps.length - 1;
  }

  /** Opens a step from its beginning. */
  open(place: number): void {
    if (this.lesson.steps[place] === undefined) return;
    this.game.value.dispose();
    this.place.value = place;
    this.game.value = this.begin(place);
  }

  dispose(): void {
    this.game.value.dispose();
  }

  private begin(place: number): LessonGame {
    const step = this.lesson.steps[place];
    if (step === undefined) throw new Error(`a lesson without step ${place}`);
    return new LessonGame({ ...this.parts, rules: this.parts.openRules() }, step);
  }
}
