import { signal } from '@preact/signals';
import { after } from '../../conductor/after';
import type { Frames, Milliseconds } from '../../conductor/contract';
import type { BoardGame } from '../game';

/** How long each moment of a game is looked at. */
const MOMENT_MS: Milliseconds = 700;

/** Shows a finished game on its board, move by move from the start; who looks elsewhere meanwhile ends it. */
export class WalkThrough {
  readonly walking = signal(false);
  private shown = 0;
  private stop: () => void = () => {};

  constructor(
    private readonly game: Pick<BoardGame, 'past' | 'lookAt'>,
    private readonly frames: Frames,
  ) {}

  begin(): void {
    this.walking.value = true;
    this.show(0);
  }

  end(): void {
    this.stop();
    this.walking.value = false;
  }

  private show(length: number): void {
    this.shown = length;
    this.game.lookAt(length);
    this.stop();
    // The last moment is the present one.
    if (this.game.past.value === null) this.end();
    else this.stop = after(this.frames, this.frames.now() + MOMENT_MS, () => this.goOn());
  }

  private goOn(): void {
    if (this.game.past.value === this.shown) this.show(this.shown + 1);
    else this.end();
  }
}
