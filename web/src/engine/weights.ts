import { type Signal, signal } from '@preact/signals';
import type { Bytes } from './data_cache';
import { openDataCache } from './data_cache';
import { type DataFailure, type DataFile, DataFileError, loadDataFile } from './data_file';
import { browserTimer } from './timer';

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
      const failure = thrown instanceof DataFileError ? thrown.failure : 'unreachable';
      this.state.value = { kind: 'failed', failure };
    }
  }

  /** In whole percents: more often nobody needs to look. */
  private tell(come: number): void {
    const share = Math.floor((100 * come) / this.size) / 100;
    const before = this.state.peek();
    if (before.kind !== 'coming' || before.share !== share) this.state.value = { kind: 'coming', share };
  }
}

/** Fetches a file and tells how many of its bytes have come; throws a `DataFileError`. */
type Load = (file: DataFile, onProgress: (bytes: number) => void) => Promise<Bytes>;

/** The weights in `file`, with the book behind them; alone where there is no book or it does not come. */
export async function loadWithBook(
  load: Load,
  file: DataFile,
  book: DataFile | null,
  onProgress: (bytes: number) => void,
): Promise<Bytes> {
  const weights = await load(file, onProgress);
  if (book === null) return weights;
  try {
    const pages = await load(book, (bytes) => onProgress(file.bytes + bytes));
    const both = new Uint8Array(weights.length + pages.length);
    both.set(weights);
    both.set(pages, weights.length);
    return both;
  } catch {
    return weights;
  }
}

/** The weights of `game` and its opening book, if it has one, from this browser's cache or the network. */
export function openWeights(game: string, file: DataFile, book: DataFile | null): Weights {
  const sources = {
    cache: openDataCache(`forethought ${game} weights`),
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    // An insecure address has none, whatever the type says.
    subtle: (globalThis.crypto?.subtle as SubtleCrypto | undefined) ?? null,
    timer: browserTimer,
  };
  const load: Load = (one, onProgress) => loadDataFile(one, sources, onProgress);
  return new Weights(file.bytes + (book?.bytes ?? 0), (onProgress) =>
    loadWithBook(load, file, book, onProgress),
  );
}
