import { describe, expect, it } from 'vitest';
import { measureSpeed } from '../../../web/src/lab/device_speed';
import type { MatchRequest } from '../../../web/src/lab/match_protocol';
import { EMPTY_MODULE } from '../support/empty_module';
import { FakeMatchWorker } from '../support/fake_match';

const LOAD: MatchRequest = { type: 'load', glue: 'assets/toads.js', compiled: EMPTY_MODULE };

describe('the speed of a device', () => {
  it('is that of the bench, in nodes a second', async () => {
    const worker = new FakeMatchWorker();
    const speed = measureSpeed(worker, LOAD);
    expect(worker.heard).toEqual([LOAD]);
    worker.ready();
    expect(worker.heard.at(-1)).toEqual({ type: 'bench' });
    worker.say({ type: 'benched', nodes: 3000, milliseconds: 1500 });
    expect(await speed).toBe(2000);
    expect(worker.terminated).toBe(true);
  });

  it.each<[string, (worker: FakeMatchWorker) => void, RegExp]>([
    ['dies', (worker) => worker.crash('no memory'), /no memory/],
    ['refuses', (worker) => worker.say({ type: 'error', message: 'too early' }), /too early/],
    ['talks nonsense', (worker) => worker.say({ type: 'benched', nodes: 'many' }), /nodes/],
    ['says something else', (worker) => worker.say({ type: 'acted', actions: new Int32Array() }), /acted/],
  ])('is not known where the worker %s', async (_, fail, reason) => {
    const worker = new FakeMatchWorker();
    const speed = measureSpeed(worker, LOAD);
    fail(worker);
    await expect(speed).rejects.toThrow(reason);
    expect(worker.terminated).toBe(true);
  });
});
