import { type Signal, signal } from '@preact/signals';
import type { Bytes } from './data_cache';
import type { DataFailure, DataFileError } from './data_file';

/** How far the file that some rungs need has come. */
export type WeightsState =
  | { kind: 'unasked' }
  /** `share` of its bytes are here, 0-1. */
  | { kind: 'coming'; share: number }
  | { kind: 'here'; bytes: Bytes }
  | { kind: 'failed'; failure: DataFailure };

/** What a game's strongest rungs have learned: a file that is fetched when the first of them is chosen. */
export class Weights {
  readonly state: Signal<WeightsState> = signal({ kind: 'unasked' });

  /** `load` fetches `size` bytes and tells how many have come; it throws a `DataFileError`. */
  constructor(
    private readonly size: number,
    private readonly load: (onProgress: (bytes: number) => void) => Promise<Bytes>,
  ) {}

  /** Fetches the file, if nobody has asked for it before. */
  want(): void {
    if (this.state.peek().kind === 'unasked') void this.fetch();
  }

  /** Fetches it once more after a failure. */
  retry(): void {
    if (this.state.peek().kind === 'failed') void this.fetch();
  }

  private async fetch(): Promise<void> {
    this.tell(0);
    try {
      const bytes = await this.load((come) => this.tell(come));
      this.state.value = { kind: 'here', bytes };
    } catch (thrown) {
      const { failure } = thrown as Partial<DataFileError>;
      this.state.value = { kind: 'failed', failure: failure ?? 'unreachable' };
    }
  }

  /** In whole percents: more often nobody needs to look. */
  private tell(come: number): void {
    const share = Math.floor((100 * come) / this.size) / 100;
    const before = this.state.peek();
    if (before.kind !== 'coming' || before.share !== share) this.state.value = { kind: 'coming', share };
  }
}
