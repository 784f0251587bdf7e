import { describe, expect, it } from 'vitest';
import type { Bytes } from '../../../web/src/engine/data_cache';
import { DataFileError } from '../../../web/src/engine/data_file';
import { loadAll } from '../../../web/src/engine/learned_files';

describe('weights with further files', () => {
  const files = ['weights', 'book', 'own'].map((url, i) => ({ url, bytes: i + 1, sha256: '' }));
  const contents: Record<string, Bytes> = {
    weights: Uint8Array.of(1),
    book: Uint8Array.of(2, 3),
    own: Uint8Array.of(4, 5, 6),
  };

  it('come one behind the other, and tell of all how far they have come', async () => {
    const come: number[] = [];
    const load = (one: (typeof files)[number], onProgress: (bytes: number) => void) => {
      onProgress(one.bytes);
      return Promise.resolve(contents[one.url]!);
    };
    const all = await loadAll(load, files, (bytes) => come.push(bytes));
    expect(Array.from(all)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(come).toEqual([1, 3, 6]);
    expect(await loadAll(load, files.slice(0, 1), () => {})).toEqual(contents.weights);
  });

  it('come without those that do not, and not at all without the first', async () => {
    const without = (missing: string) => (one: (typeof files)[number]) =>
      one.url === missing
        ? Promise.reject(new DataFileError('unreachable', 'nobody there'))
        : Promise.resolve(contents[one.url]!);
    expect(Array.from(await loadAll(without('book'), files, () => {}))).toEqual([1, 4, 5, 6]);
    await expect(loadAll(without('weights'), files, () => {})).rejects.toThrow('nobody there');
  });
});
