// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { openDataCache } from '../../../web/src/engine/data_cache';
import {
  type DataFile,
  DataFileError,
  type DataSources,
  loadDataFile,
} from '../../../web/src/engine/data_file';
import { SILENCE_MS } from '../../../web/src/engine/patience';
import { FakeCaches } from '../support/fake_caches';
import { FakeClock, timerOf } from '../support/fake_time';

const FOLDER = 'https://example.test/games/assets/';
const CONTENT = Uint8Array.from({ length: 1000 }, (_, place) => place % 251);
const DAMAGED = CONTENT.with(500, 7);

async function measured(name: string): Promise<DataFile> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', CONTENT));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { url: FOLDER + name, bytes: CONTENT.length, sha256 };
}

/** A body that arrives in parts of 300 bytes. */
function inParts(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 300) controller.enqueue(bytes.slice(at, at + 300));
      controller.close();
    },
  });
}

/** A network that gives these answers one after the other, and a cache. */
async function setUp(
  answers: (() => Response | Promise<Response>)[],
  caches: FakeCaches | null = new FakeCaches(),
) {
  const file = await measured('network-new.bin');
  const clock = new FakeClock();
  const asked: (RequestCache | undefined)[] = [];
  const progress: number[] = [];
  const cache = openDataCache('weights', () => {
    if (caches === null) throw new DOMException('no caches in this frame', 'SecurityError');
    return caches;
  });
  const sources: DataSources = {
    cache,
    subtle: crypto.subtle,
    timer: timerOf(clock),
    fetch: async (_, init) => {
      asked.push(init?.cache);
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('nobody answers');
      return answer();
    },
  };
  const load = (changed: Partial<DataSources> = {}) =>
    loadDataFile(file, { ...sources, ...changed }, (bytes) => progress.push(bytes));
  return { file, asked, progress, cache, caches, load, clock };
}

const sound = () => new Response(inParts(CONTENT));
const damaged = () => new Response(inParts(DAMAGED));
const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'none',
    (thrown) => (thrown instanceof DataFileError ? thrown.failure : thrown),
  );

describe('a data file', () => {
  it('comes from the network in parts, and is kept', async () => {
    const { load, progress, asked, cache, file } = await setUp([sound]);
    expect(await load()).toEqual(CONTENT);
    expect(progress).toEqual([300, 600, 900, 1000]);
    await expect.poll(() => cache.read(file.url)).toEqual(CONTENT);
    expect(await load()).toEqual(CONTENT);
    expect(asked).toEqual(['default']);
  });

  it('that is kept damaged is dropped and fetched anew', async () => {
    const { load, cache, file, asked } = await setUp([sound]);
    await cache.keep(file.url, DAMAGED);
    expect(await load()).toEqual(CONTENT);
    expect(asked).toHaveLength(1);
    await expect.poll(() => cache.read(file.url)).toEqual(CONTENT);
  });

  it('that arrives damaged is fetched once more, past the browser’s cache', async () => {
    const { load, asked } = await setUp([damaged, sound]);
    expect(await load()).toEqual(CONTENT);
    expect(asked).toEqual(['default', 'reload']);
  });

  it('that arrives damaged again is refused, and not kept', async () => {
    const { load, cache, file } = await setUp([damaged, () => new Response(inParts(CONTENT.slice(1)))]);
    expect(await failureOf(load())).toBe('damaged');
    expect(await cache.read(file.url)).toBeNull();
  });

  it('is not read to its end when it is too long', async () => {
    let parts = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            parts++;
            controller.enqueue(new Uint8Array(300));
          },
        }),
      );
    const { load } = await setUp([endless, endless]);
    expect(await failureOf(load())).toBe('damaged');
    expect(parts).toBeLessThan(20);
  });

  it('that nobody sends is told apart from one that is damaged', async () => {
    const { load } = await setUp([() => new Response('gone', { status: 404 })]);
    expect(await failureOf(load())).toBe('unreachable');
    expect(await failureOf(load())).toBe('unreachable');
  });

  it('comes where nothing can be kept, too', async () => {
    const { load, asked } = await setUp([sound, sound], null);
    expect(await load()).toEqual(CONTENT);
    expect(await load()).toEqual(CONTENT);
    expect(asked).toHaveLength(2);
  });

  it('is taken by its size where no digest can be had', async () => {
    const { load } = await setUp([damaged, () => new Response(inParts(CONTENT.slice(1)))]);
    expect(await load({ subtle: null })).toEqual(DAMAGED);
  });
});

describe('the cache', () => {
  it('drops other versions of a file, and leaves those of other pages', async () => {
    const { cache, caches } = await setUp([]);
    await cache.keep('https://example.test/elsewhere/assets/network-old.bin', CONTENT);
    await cache.keep(`${FOLDER}network-old.bin`, CONTENT);
    await cache.keep(`${FOLDER}network-new.bin`, CONTENT);
    expect(caches?.urls('weights')).toEqual([
      'https://example.test/elsewhere/assets/network-old.bin',
      `${FOLDER}network-new.bin`,
    ]);
  });
});

describe('a file that does not come', () => {
  const settled = () => new Promise((done) => setTimeout(done));

  it('counts as unreachable once nothing has come for too long', async () => {
    const { load, clock } = await setUp([() => new Promise<Response>(() => {})]);
    const failure = failureOf(load());
    await settled();
    clock.pass(SILENCE_MS - 1);
    const early = await Promise.race([failure, settled().then(() => 'still waiting')]);
    clock.pass(1);
    expect([early, await failure, clock.idle]).toEqual(['still waiting', 'unreachable', true]);
  });

  it('is waited for as long as parts of it come', async () => {
    let feed: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        feed = controller;
      },
    });
    const { load, clock, progress } = await setUp([() => new Response(body)]);
    const loading = load();
    for (let at = 0; at < CONTENT.length; at += 100) {
      await settled();
      clock.pass(SILENCE_MS - 1);
      feed!.enqueue(CONTENT.slice(at, at + 100));
    }
    feed!.close();
    expect(await loading).toEqual(CONTENT);
    expect(progress.at(-1)).toBe(CONTENT.length);
    await settled();
    expect(clock.idle).toBe(true);
  });

  it('breaks off in the middle when its parts stop', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(CONTENT.slice(0, 300)) });
    const { load, clock, progress } = await setUp([() => new Response(body), sound]);
    const failure = failureOf(load());
    await settled();
    clock.pass(SILENCE_MS);
    expect([await failure, progress]).toEqual(['unreachable', [300]]);
    expect(await load()).toEqual(CONTENT);
  });
});
