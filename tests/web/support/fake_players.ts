import type {
  Held,
  Milliseconds,
  Opponent,
  Stage,
  Step,
  Thinker,
  Thoughts,
} from '../../../web/src/conductor/contract';

/** A thinker that holds what the test gives it, and remembers what it was told. */
export class FakeThinker implements Thinker {
  readonly calls: string[] = [];
  readonly opponents: Opponent[] = [];
  readonly answers = new Map<string, Held>();
  readonly lines = new Map<string, Int32Array>();
  /** What was held before, by the position's text. */
  readonly rivals = new Map<string, number>();
  lost = false;
  readonly learned = new Map<string, Thoughts>();
  onConsidered: (text: string) => void = () => {};
  onThoughts: (text: string) => void = () => {};

  /** From now on `action` is held for the position `text`. */
  hold(text: string, action: number, finished = false): void {
    this.answers.set(text, { action, finished });
  }

  configure(opponent: Opponent): void {
    this.calls.push(`configure ${opponent.rung}`);
    this.opponents.push(opponent);
  }

  think(text: string): void {
    this.calls.push(`think ${text}`);
  }

  play(action: number, text: string): void {
    this.calls.push(`play ${action} ${text}`);
  }

  held(text: string): Held {
    return this.answers.get(text) ?? { action: -1, finished: false };
  }

  considered(text: string): Int32Array | null {
    return this.lines.get(text) ?? null;
  }

  /** From now on `lines` are what was considered at the position `text`. */
  consider(text: string, lines: readonly number[]): void {
    this.lines.set(text, Int32Array.from(lines));
    this.onConsidered(text);
  }

  rival(text: string): number {
    return this.rivals.get(text) ?? -1;
  }

  pause(): void {
    this.calls.push('pause');
  }

  resume(): void {
    this.calls.push('resume');
  }

  thoughts(): null {
    return null;
  }

  thoughtsOf(text: string): Thoughts | null {
    return this.learned.get(text) ?? null;
  }

  /** From now on `score` is what a finished search says of the position `text`. */
  learn(text: string, score: number, depth = 9): void {
    this.learned.set(text, { score, depth, busyShare: 0, finished: true });
    this.onThoughts(text);
  }

  health(): { restarts: number; lost: boolean } {
    return { restarts: 0, lost: this.lost };
  }

  revive(): void {
    this.calls.push('revive');
  }

  dispose(): void {}
}

/** A stage on which every step takes the same time. */
export class FakeStage implements Stage {
  readonly steps: Step[] = [];

  constructor(private readonly length: Milliseconds) {}

  perform(step: Step): Milliseconds {
    this.steps.push(step);
    return step.start + this.length;
  }

  get starts(): Milliseconds[] {
    return this.steps.map(({ start }) => start);
  }
}
