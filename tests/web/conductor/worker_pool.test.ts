import { describe, expect, it, vi } from 'vitest';
import { HANG_MS } from '../../../web/src/conductor/supervisor';
import { REST_MS } from '../../../web/src/conductor/thinker';
import { workersFor } from '../../../web/src/conductor/worker_pool';
import { position } from '../support/fake_game';
import { OPPONENT, setUp } from '../support/fake_thinking';
import type { FakeWorker } from '../support/fake_worker';

/** Rung 200 thinks in four parallel searches, every other rung in one. */
const COUNCIL = { ...OPPONENT, rung: 200 };

/** A thinker on a machine of so many cores, thinking about "a" (position 1) on all the workers it has use for. */
async function poolOf(cores: number) {
  const parts = setUp(undefined, undefined, { searchesOf: (rung) => (rung === 200 ? 4 : 1), cores });
  const { thinker, workers } = parts;
  thinker.configure(COUNCIL);
  await vi.dynamicImportSettled();
  for (const worker of workers) worker.ready();
  thinker.think(position('a'));
  const pool = () => workers.filter(({ terminated }) => !terminated);
  const shares = () => pool().map((worker) => shareOf(worker)?.searches);
  const message = (
    from: FakeWorker,
    about: number,
    word: number,
    generation = shareOf(from)?.generation ?? 0,
  ) => from.say({ type: 'sync', position: about, generation, message: Int32Array.of(word) });
  return { ...parts, pool, shares, message };
}

/** What a worker was told last that it has of the search. */
function shareOf({ heard }: FakeWorker) {
  const configured = heard.findLast(({ type }) => type === 'configure');
  return configured?.type === 'configure' ? configured.share : undefined;
}

/** The messages that a worker was handed: position and words. */
const messagesOf = ({ heard }: FakeWorker) =>
  heard.flatMap((request) => (request.type === 'sync' ? [[request.position, ...request.message]] : []));

describe('the number of workers', () => {
  it.each([
    [1, 16, 1],
    [4, 1, 1],
    [4, 2, 1],
    [4, 3, 2],
    [4, 4, 2],
    [4, 5, 4],
    [4, 64, 4],
  ])('for %i searches on %i cores is %i', (searches, cores, count) => {
    expect(workersFor(searches, cores)).toBe(count);
  });
});

describe('a pool of workers', () => {
  it('is let go after a long pause, and is there again with the next thought', async () => {
    const { thinker, workers, pool, shares, clock } = await poolOf(5);
    thinker.pause();
    clock.pass(REST_MS);
    expect(pool()).toHaveLength(0);
    thinker.configure(COUNCIL);
    await vi.dynamicImportSettled();
    expect(pool()).toHaveLength(0);
    thinker.resume();
    await vi.dynamicImportSettled();
    expect(pool()).toHaveLength(4);
    for (const worker of pool()) worker.ready();
    thinker.think(position('b'));
    expect(shares()).toEqual([1, 2, 4, 8]);
    expect(workers).toHaveLength(8);
  });

  it('has no more than its lead where there are no cores or no searches for more', async () => {
    expect((await poolOf(2)).workers).toHaveLength(1);
    const { thinker, workers } = setUp(undefined, undefined, { searchesOf: () => 1, cores: 16 });
    thinker.configure(OPPONENT);
    await vi.dynamicImportSettled();
    expect(workers).toHaveLength(1);
  });

  it('lays the searches on all its workers, and every position and action reaches them all', async () => {
    const { thinker, workers, shares } = await poolOf(8);
    expect(workers).toHaveLength(4);
    expect(shares()).toEqual([0b0001, 0b0010, 0b0100, 0b1000]);
    expect((await poolOf(4)).shares()).toEqual([0b0101, 0b1010]);
    thinker.play(4, 'b');
    thinker.pause();
    thinker.resume();
    thinker.think(position('c'));
    for (const worker of workers)
      expect(worker.types.slice(-5)).toEqual(['think', 'play', 'pause', 'resume', 'think']);
  });

  it('answers by its lead alone', async () => {
    const { thinker, workers } = await poolOf(4);
    workers[1]!.say({ type: 'best', position: 1, action: 7, finished: true });
    expect(thinker.best('a').action).toBe(-1);
    workers[0]!.say({ type: 'best', position: 1, action: 4, finished: true });
    expect(thinker.best('a')).toEqual({ action: 4, finished: true });
  });

  it('hands each message to all but who wrote it', async () => {
    const { workers, message } = await poolOf(8);
    message(workers[0]!, 1, 10);
    message(workers[2]!, 1, 12);
    expect(workers.map(messagesOf)).toEqual([
      [[1, 12]],
      [
        [1, 10],
        [1, 12],
      ],
      [[1, 10]],
      [
        [1, 10],
        [1, 12],
      ],
    ]);
  });

  it('begins before its helpers have started, and they take part from the next position on', async () => {
    const { thinker, workers } = setUp(undefined, undefined, { searchesOf: () => 4, cores: 4 });
    thinker.configure(COUNCIL);
    await vi.dynamicImportSettled();
    const [lead, helper] = workers as [FakeWorker, FakeWorker];
    lead.ready();
    thinker.think(position('a'));
    helper.ready();
    expect(shareOf(lead)).toBeUndefined();
    expect(helper.types).toEqual(['load']);
    thinker.think(position('b'));
    expect([shareOf(lead)?.searches, shareOf(helper)?.searches]).toEqual([0b0101, 0b1010]);
    expect(helper.types).toEqual(['load', 'configure', 'think']);
    expect(shareOf(helper)?.generation).toBe(shareOf(lead)?.generation);
  });

  it('lets a helper that comes to a hidden page wait', async () => {
    const { thinker, workers } = setUp(undefined, undefined, { searchesOf: () => 4, cores: 4 });
    thinker.configure(COUNCIL);
    await vi.dynamicImportSettled();
    workers[0]!.ready();
    thinker.pause();
    workers[1]!.ready();
    thinker.think(position('a'));
    expect(workers[1]!.types).toEqual(['load', 'pause', 'configure', 'think']);
  });

  it('begins anew without a helper that is lost, until there is another', async () => {
    const { thinker, workers, pool, shares, message } = await poolOf(4);
    thinker.play(4, 'b');
    const before = shareOf(workers[0]!)!.generation;
    workers[1]!.crash();
    expect(workers[0]!.types.slice(-3)).toEqual(['configure', 'think', 'play']);
    expect(workers[0]!.latest).toEqual({ type: 'play', position: 2, from: 1, action: 4 });
    expect(shareOf(workers[0]!)).toBeUndefined();
    expect(pool()).toHaveLength(2);
    pool()[1]!.ready();
    message(workers[0]!, 2, 10, before);
    expect(messagesOf(pool()[1]!), 'it has no part yet').toEqual([]);
    thinker.think(position('c'));
    expect(shares()).toEqual([0b0101, 0b1010]);
    message(workers[0]!, 3, 11, before);
    expect(messagesOf(pool()[1]!), 'a message from before').toEqual([]);
    message(workers[0]!, 3, 12);
    expect(messagesOf(pool()[1]!)).toEqual([[3, 12]]);
    expect(thinker.health()).toEqual({ restarts: 1, lost: false });
  });

  it('begins anew with a new lead', async () => {
    const { thinker, workers, pool, shares } = await poolOf(4);
    thinker.play(4, 'b');
    workers[0]!.crash();
    expect(pool()).toEqual([workers[1], workers[2]]);
    workers[2]!.ready();
    for (const worker of pool()) expect(worker.types.slice(-3)).toEqual(['configure', 'think', 'play']);
    expect(shares(), 'the helper, then the lead').toEqual([0b1010, 0b0101]);
    workers[2]!.say({ type: 'best', position: 2, action: 5, finished: false });
    expect(thinker.best('b').action).toBe(5);
  });

  it('does not take a worker that waits for a message, or has come to an end, for one that hangs', async () => {
    const { workers, clock, message } = await poolOf(4);
    workers[0]!.say({ type: 'waiting', position: 1 });
    workers[1]!.say({ type: 'best', position: 1, action: 4, finished: true });
    clock.pass(2 * HANG_MS);
    expect(workers).toHaveLength(2);
    message(workers[1]!, 1, 10);
    clock.pass(2 * HANG_MS);
    expect(workers[0]!.terminated, 'it has what it waited for').toBe(true);
    expect(workers[1]!.terminated).toBe(false);
  });

  it('does not take a helper that has yet to be told of a position for one that hangs', async () => {
    const { thinker, workers, clock } = setUp(undefined, undefined, { searchesOf: () => 4, cores: 4 });
    thinker.configure(COUNCIL);
    await vi.dynamicImportSettled();
    const [lead, helper] = workers as [FakeWorker, FakeWorker];
    lead.ready();
    thinker.think(position('a'));
    lead.say({ type: 'best', position: 1, action: 4, finished: true });
    helper.ready();
    clock.pass(2 * HANG_MS);
    expect(workers).toHaveLength(2);
    thinker.think(position('b'));
    expect(helper.types).toEqual(['load', 'configure', 'think']);
    lead.say({ type: 'best', position: 2, action: 4, finished: true });
    clock.pass(2 * HANG_MS);
    expect(helper.terminated, 'now it has something to say').toBe(true);
  });

  it('takes a worker for one that hangs whose message had crossed its word that it waits, once it has gone on', async () => {
    const { workers, clock, message } = await poolOf(4);
    message(workers[1]!, 1, 10);
    workers[0]!.say({ type: 'waiting', position: 1 });
    workers[0]!.say({ type: 'best', position: 1, action: 4, finished: false });
    clock.pass(2 * HANG_MS);
    expect(workers[0]!.terminated).toBe(true);
  });

  it('lets its helpers go when another rung has no use for them', async () => {
    const { thinker, workers, pool } = await poolOf(8);
    thinker.configure(OPPONENT);
    expect(pool()).toEqual([workers[0]]);
    expect(shareOf(workers[0]!)).toBeUndefined();
    thinker.configure(COUNCIL);
    expect(pool()).toHaveLength(4);
    thinker.dispose();
    expect(pool()).toEqual([]);
  });
});
