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

/** The first of the files with the others behind it, one after the other; those that do not come are left out. */
export async function loadAll(
  load: Load,
  files: readonly DataFile[],
  onProgress: (bytes: number) => void,
): Promise<Bytes> {
  const parts: Bytes[] = [];
  let before = 0;
  for (const file of files) {
    const start = before;
    try {
      parts.push(await load(file, (bytes) => onProgress(start + bytes)));
    } catch (thrown) {
      if (parts.length === 0) throw thrown;
    }
    before += file.bytes;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The weights of `game` and the files that come with them, from this browser's cache or the network. */
export function openWeights(game: string, files: readonly DataFile[]): Weights {
  const load: Load = (file, onProgress) =>
    loadDataFile(
      file,
      {
        // Each in a place of its own: beside it only other versions lie.
        cache: openDataCache(`forethought ${game} weights${files.indexOf(file) || ''}`),
        fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
        // An insecure address has none, whatever the type says.
        subtle: (globalThis.crypto?.subtle as SubtleCrypto | undefined) ?? null,
        timer: browserTimer,
      },
      onProgress,
    );
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return new Weights(bytes, (onProgress) => loadAll(load, files, onProgress));
}
