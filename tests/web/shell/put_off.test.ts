// @vitest-environment happy-dom

import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beforeLeaving } from '../../../web/src/shell/storage/before_leaving';
import { openSaves } from '../../../web/src/shell/storage/storage';
import type { TabLocks } from '../../../web/src/shell/storage/tab_locks';
import { FakeStorage } from '../support/fake_storage';

const PLACE = { key: 'game', version: 1, schema: v.string(), name: () => 'saved game' };

/** A game in progress whose writing is put off until `run` is called. */
function putOff() {
  const tasks = new Set<() => void>();
  let decide: (granted: boolean) => void = () => {};
  const locks: TabLocks = {
    ask(_, decided) {
      decide = decided;
      return () => {};
    },
    whenFree: () => () => {},
  };
  const later = (task: () => void) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  };
  const saves = openSaves(undefined, { locks, later });
  saves.remove(PLACE);
  const lock = saves.lock(PLACE);
  const run = () => {
    for (const task of tasks) task();
    tasks.clear();
  };
  return { lock, decide, run, planned: () => tasks.size, kept: () => saves.read(PLACE) };
}

describe('a game in progress', () => {
  it('is written when there is time for it, as it is by then', () => {
    const { lock, decide, run, planned, kept } = putOff();
    decide(true);
    lock.keep('one');
    lock.keep('two');
    expect([kept(), planned()]).toEqual([null, 1]);
    run();
    expect([kept(), planned()]).toEqual(['two', 0]);
    lock.keep('three');
    run();
    expect(kept()).toBe('three');
  });

  it('is written at once when it is left', () => {
    const { lock, decide, planned, kept } = putOff();
    decide(true);
    lock.keep('one');
    lock.release();
    expect([kept(), planned()]).toEqual(['one', 0]);
  });

  it('is not written any more once another tab has its place', () => {
    const { lock, decide, planned, kept } = putOff();
    decide(true);
    lock.keep('one');
    decide(false);
    expect([kept(), planned()]).toEqual([null, 0]);
  });
});

describe('what is done before the player leaves', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is done once, when the page is left', () => {
    const task = vi.fn();
    beforeLeaving(task);
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is done when the page is hidden, and not when it is shown', () => {
    const task = vi.fn();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    beforeLeaving(task);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(task).not.toHaveBeenCalled();
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is done again for what comes after the page was restored from the back-forward cache', () => {
    const storage = new FakeStorage();
    const saves = openSaves(() => storage, { later: beforeLeaving });
    const lock = saves.lock(PLACE);
    for (const game of ['before', 'after']) {
      window.dispatchEvent(new Event('pageshow'));
      lock.keep(game);
      expect(saves.read(PLACE)).not.toBe(game);
      window.dispatchEvent(new Event('pagehide'));
      expect(saves.read(PLACE)).toBe(game);
    }
  });

  it('is not done once it is taken back', () => {
    const task = vi.fn();
    beforeLeaving(task)();
    window.dispatchEvent(new Event('pagehide'));
    expect(task).not.toHaveBeenCalled();
  });
});
