import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdLivenessLock, watchLivenessLock } from '../../../web/src/conductor/liveness_lock';

/** Locks as a browser has them, each held by one at a time, and `end`: whoever holds one dies. */
function fakeLocks() {
  const queues = new Map<string, (() => Promise<void> | void)[]>();
  const grant = (name: string) => queues.get(name)?.[0]?.();
  return {
    request: async (name: string, granted: () => Promise<void> | void) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, granted]);
      if (queue.length === 0) await granted();
    },
    end(name: string) {
      queues.get(name)?.shift();
      grant(name);
    },
  };
}

const soon = () => new Promise((done) => setTimeout(done));

afterEach(() => vi.unstubAllGlobals());

describe('a liveness lock', () => {
  it('tells at once when its holder ends, and not before', async () => {
    const locks = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    await holdLivenessLock('a');
    await holdLivenessLock('b');
    const ended = vi.fn();
    watchLivenessLock('a', ended);
    locks.end('b');
    await soon();
    expect(ended).not.toHaveBeenCalled();
    locks.end('a');
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([
    ['no locks', {}],
    ['locks that are refused', { locks: { request: () => Promise.reject(new DOMException('no origin')) } }],
  ])('holds nobody up where there are %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const ended = vi.fn();
    await holdLivenessLock('a');
    watchLivenessLock('a', ended);
    await soon();
    expect(ended).not.toHaveBeenCalled();
  });
});
