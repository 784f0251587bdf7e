import type { Task } from './contest';

/** A game while it is played, as far as its worker has told, and afterwards for whoever still looks at it. */
export class LiveGame {
  readonly actions: number[] = [];
  /** All of its actions are there. */
  over = false;

  constructor(readonly task: Task) {}

  add(actions: Iterable<number>): void {
    this.actions.push(...actions);
  }

  end(actions: Iterable<number>): void {
    this.actions.length = 0;
    this.add(actions);
    this.over = true;
  }
}
