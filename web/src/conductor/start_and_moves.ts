import type { Position } from './position';

/** An action, and the key of the position that it led to. */
interface Played {
  readonly action: number;
  readonly key: string;
}

/**
 * Where a thinker is, so that another can be brought there: the position that it was told of, and what was played from
 * there on. Only that position is known as a text.
 */
export class StartAndMoves {
  readonly start: Position;
  private readonly since: Played[] = [];

  constructor({ key, text }: Position) {
    this.start = { key, text };
  }

  get key(): string {
    return this.since.at(-1)?.key ?? this.start.key;
  }

  get played(): readonly Played[] {
    return this.since;
  }

  play(action: number, key: string): void {
    this.since.push({ action, key });
  }
}
