import type { Bytes } from './data_cache';
import { openDataCache } from './data_cache';
import { type DataFile, loadDataFile } from './data_file';
import { browserTimer } from './timer';

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

/**
 * The weights of `game` and the files that come with them, from this browser's cache or the network. A script of its own,
 * which comes when somebody chooses a rung that needs them.
 */
export function loadLearned(
  game: string,
  files: readonly DataFile[],
  onProgress: (bytes: number) => void,
): Promise<Bytes> {
  const load: Load = (file, progress) =>
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
      progress,
    );
  return loadAll(load, files, onProgress);
}
