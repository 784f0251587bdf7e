import type { Bytes, DataCache } from './data_cache';
import { Patience } from './patience';
import type { Timer } from './timer';

/** A data file beside the page, as it was measured when the page was built. */
export interface DataFile {
  url: string;
  /** Its size, whatever a server that packs it says. */
  bytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

/** Why a file is not there: nobody sent it, or what came is not it. */
export type DataFailure = 'unreachable' | 'damaged';

export class DataFileError extends Error {
  override readonly name = 'DataFileError';

  constructor(
    readonly failure: DataFailure,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export interface DataSources {
  cache: DataCache;
  fetch: typeof fetch;
  /** Null where the browser lends none: then the size alone is looked at. */
  subtle: Pick<SubtleCrypto, 'digest'> | null;
  /** Measures how long nothing has come. */
  timer: Timer;
}

/**
 * A data file from the cache, else from the network; what is damaged there is fetched anew, once, past every cache on
 * the way. `onProgress` hears the bytes that have come; when none come for too long the file counts as unreachable. Throws
 * `DataFileError`.
 */
export async function loadDataFile(
  file: DataFile,
  sources: DataSources,
  onProgress: (bytes: number) => void,
): Promise<Bytes> {
  const { cache } = sources;
  const kept = await cache.read(file.url);
  if (kept !== null) {
    if (await isSound(file, kept, sources)) return kept;
    await cache.drop(file.url);
  }
  for (const mode of ['default', 'reload'] as const) {
    const bytes = await download(file, sources, mode, onProgress);
    if (!(await isSound(file, bytes, sources))) continue;
    // Nobody waits until it is kept.
    void cache.keep(file.url, bytes);
    return bytes;
  }
  throw new DataFileError('damaged', `The file at ${file.url} is not the one that this page was built with.`);
}

async function isSound(file: DataFile, bytes: Bytes, { subtle }: DataSources): Promise<boolean> {
  if (bytes.length !== file.bytes) return false;
  if (subtle === null) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === file.sha256;
}

async function download(
  { url, bytes: size }: DataFile,
  { fetch, timer }: DataSources,
  cache: RequestCache,
  onProgress: (bytes: number) => void,
): Promise<Bytes> {
  const patience = new Patience(timer);
  const progress = (bytes: number) => {
    patience.renew();
    onProgress(bytes);
  };
  const all = async () => {
    const response = await fetch(url, { credentials: 'same-origin', cache, signal: patience.signal });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return collect(response, size, progress);
  };
  try {
    return await patience.within(all());
  } catch (thrown) {
    const words = thrown instanceof Error ? thrown.message : String(thrown);
    throw new DataFileError('unreachable', `The file at ${url} could not be fetched: ${words}`, thrown);
  } finally {
    patience.end();
  }
}

/** What arrives, up to a byte more than there should be. */
async function collect(
  response: Response,
  size: number,
  onProgress: (bytes: number) => void,
): Promise<Bytes> {
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array(await response.arrayBuffer());
  const bytes = new Uint8Array(size + 1);
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value.subarray(0, bytes.length - length), length);
    length = Math.min(bytes.length, length + part.value.length);
    onProgress(Math.min(length, size));
    if (length > size) await reader.cancel();
  }
  return bytes.slice(0, length);
}
