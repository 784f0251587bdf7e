import { describe, expect, it } from 'vitest';
import { HANG_MS, MAX_REPLACEMENTS, START_MS } from '../../../web/src/conductor/supervisor';
import { position } from '../support/fake_game';
import { NONE, OPPONENT, setUp } from '../support/fake_thinking';

describe('the supervisor', () => {
  it('replaces a worker that traps in the middle of a turn and tells the next one everything', () => {
    const { thinker, thinking, workers, worker, best, failures } = setUp();
    thinking();
    best(1, 4);
    thinker.play(4, 'b');
    worker().crash('memory access out of bounds');
    expect(workers).toHaveLength(2);
    expect(workers[0]!.terminated).toBe(true);
    expect(failures).toEqual(['memory access out of bounds']);
    thinker.play(5, 'c');
    worker().ready();
    expect(worker().heard.slice(1)).toEqual([
      { type: 'configure', position: 0, opponent: OPPONENT },
      { type: 'think', position: 1, text: 'a', key: 'a' },
      { type: 'play', position: 2, from: 1, action: 4 },
      { type: 'play', position: 3, from: 2, action: 5 },
    ]);
    best(2, 5);
    expect(thinker.best('c')).toEqual(NONE);
    best(3, 6);
    expect(thinker.best('c').action).toBe(6);
    expect(thinker.health()).toEqual({ restarts: 1, lost: false });
  });

  it('keeps the best action while the worker is replaced', () => {
    const { thinker, thinking, worker, best } = setUp();
    thinking();
    best(1, 4);
    worker().crash();
    expect(thinker.best('a').action).toBe(4);
  });

  it('hears nothing of a worker that was replaced', () => {
    const { thinker, thinking, workers } = setUp();
    thinking();
    const late = workers[0]!.onmessage!;
    const lateError = workers[0]!.onerror!;
    workers[0]!.crash();
    late(new MessageEvent('message', { data: { type: 'best', position: 1, action: 4, finished: true } }));
    lateError(new ErrorEvent('error', { message: 'again' }));
    expect(thinker.best('a')).toEqual(NONE);
    expect(workers).toHaveLength(2);
  });

  it('takes silence while there is something to think about for a hang', () => {
    const { thinking, workers, worker, clock, best } = setUp();
    thinking();
    clock.pass(HANG_MS - 500);
    best(1, 4);
    clock.pass(HANG_MS - 500);
    expect(workers).toHaveLength(1);
    clock.pass(500);
    expect(workers).toHaveLength(2);
    expect(worker().types).toEqual(['load']);
    clock.pass(START_MS - 500);
    expect(workers).toHaveLength(2);
  });

  it.each([
    { name: 'nothing to think about', prepare: (set: ReturnType<typeof setUp>) => set.worker().ready() },
    {
      name: 'a finished answer',
      prepare: (set: ReturnType<typeof setUp>) => {
        set.thinking();
        set.best(1, 4, true);
      },
    },
    {
      name: 'a pause',
      prepare: (set: ReturnType<typeof setUp>) => {
        set.thinking();
        set.thinker.pause();
      },
    },
    { name: 'a start in a hidden page', prepare: (set: ReturnType<typeof setUp>) => set.thinker.pause() },
  ])('does not mind silence with $name', ({ prepare }) => {
    const set = setUp();
    prepare(set);
    set.clock.pass(10 * START_MS);
    expect(set.workers).toHaveLength(1);
  });

  it('counts silence from the end of the pause', () => {
    const { thinker, thinking, workers, clock } = setUp();
    thinking();
    thinker.pause();
    clock.pass(10 * HANG_MS);
    thinker.resume();
    clock.pass(HANG_MS - 500);
    expect(workers).toHaveLength(1);
    clock.pass(1000);
    expect(workers).toHaveLength(2);
  });

  it('does not take a frozen page for a silent worker', () => {
    const { thinking, workers, clock, best } = setUp();
    thinking();
    clock.freeze(100 * HANG_MS);
    expect(workers).toHaveLength(1);
    best(1, 4);
    clock.pass(HANG_MS - 500);
    expect(workers).toHaveLength(1);
  });

  it('replaces a worker that does not start', () => {
    const { workers, clock } = setUp();
    clock.pass(START_MS - 500);
    expect(workers).toHaveLength(1);
    clock.pass(500);
    expect(workers).toHaveLength(2);
  });

  it('gives every replacement in a row twice the time, as a slow device needs it', () => {
    const { thinker, thinking, workers, worker, clock, best } = setUp();
    thinking();
    for (let replaced = 0; replaced < MAX_REPLACEMENTS; replaced++) {
      clock.pass(HANG_MS * 2 ** replaced - 500);
      expect(workers).toHaveLength(replaced + 1);
      clock.pass(500);
      expect(workers).toHaveLength(replaced + 2);
      worker().ready();
    }
    clock.pass(HANG_MS * 2 ** MAX_REPLACEMENTS - 500);
    best(1, 4);
    expect(worker().terminated).toBe(false);
    thinker.think(position('b'));
    best(2, 4);
    clock.pass(HANG_MS);
    expect(worker().types, 'with an answer all begins anew').toEqual(['load']);
  });

  it('replaces a worker that refuses a request or says what cannot be understood', () => {
    const { thinking, workers, worker, failures } = setUp();
    thinking();
    worker().say({ type: 'error', position: 1, message: 'line 3: no such unit' });
    worker().ready();
    worker().say({ type: 'best', position: 1, action: 'end', finished: true });
    expect(workers).toHaveLength(3);
    expect(failures).toEqual(['line 3: no such unit', expect.stringContaining('action must be')]);
  });

  it('gives up after three replacements in a row without an answer', () => {
    const { thinker, thinking, workers, worker } = setUp();
    thinking();
    for (let i = 0; i < MAX_REPLACEMENTS; i++) {
      worker().crash();
      expect(thinker.health()).toEqual({ restarts: i + 1, lost: false });
    }
    worker().crash();
    expect(thinker.health()).toEqual({ restarts: MAX_REPLACEMENTS, lost: true });
    expect(workers).toHaveLength(MAX_REPLACEMENTS + 1);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
    thinker.think(position('b'));
    thinker.play(1, 'c');
    expect(thinker.best('c')).toEqual(NONE);
  });

  it('tries once more when it is asked to, and once only', () => {
    const { thinker, thinking, workers, worker, best } = setUp();
    thinking();
    thinker.revive();
    expect(workers).toHaveLength(1);
    for (let i = 0; i <= MAX_REPLACEMENTS; i++) worker().crash();
    thinker.revive();
    expect(workers).toHaveLength(MAX_REPLACEMENTS + 2);
    expect(thinker.health()).toEqual({ restarts: MAX_REPLACEMENTS + 1, lost: true });
    worker().crash();
    expect(workers).toHaveLength(MAX_REPLACEMENTS + 2);
    thinker.think(position('b'));
    thinker.revive();
    worker().ready();
    expect(thinker.health().lost).toBe(true);
    expect(worker().types).toEqual(['load', 'configure', 'think']);
    best(2, 8);
    expect(thinker.best('b').action).toBe(8);
    expect(thinker.health().lost).toBe(false);
    worker().crash();
    expect(thinker.health().lost).toBe(false);
  });

  it('counts from the beginning again after an answer to a further position', () => {
    const { thinker, thinking, worker, best } = setUp();
    thinking();
    for (let turn = 0; turn < 3; turn++) {
      for (let i = 0; i < MAX_REPLACEMENTS; i++) worker().crash();
      worker().ready();
      thinker.think(position(`turn ${turn}`));
      best(turn + 2, 4);
    }
    expect(thinker.health()).toEqual({ restarts: 3 * MAX_REPLACEMENTS, lost: false });
  });

  it('gives up on a position at which every worker answers and then traps', () => {
    const { thinker, thinking, worker, best } = setUp();
    thinking();
    for (let i = 0; i <= MAX_REPLACEMENTS; i++) {
      worker().ready();
      best(1, 4);
      worker().crash();
    }
    expect(thinker.health().lost).toBe(true);
    expect(thinker.best('a').action).toBe(4);
  });

  it('is lost at once where no worker can be made', () => {
    const { thinker, failures } = setUp(() => {
      throw new Error('refused by the policy');
    });
    thinker.configure(OPPONENT);
    thinker.think(position('a'));
    expect(thinker.health().lost).toBe(true);
    expect(failures).toHaveLength(MAX_REPLACEMENTS + 1);
    expect(failures[0]).toBe('refused by the policy');
  });

  it('ends its worker when the thinker is disposed of', () => {
    const { thinker, thinking, worker, workers, clock } = setUp();
    thinking();
    thinker.dispose();
    expect(worker().terminated).toBe(true);
    expect(clock.idle).toBe(true);
    thinker.think(position('b'));
    clock.pass(10 * HANG_MS);
    expect(workers).toHaveLength(1);
    expect(worker().types).toEqual(['load', 'configure', 'think']);
  });

  it('makes no more workers for a thinker that was disposed of when one failed', () => {
    const { thinker, thinking, worker, workers } = setUp(undefined, () => thinker.dispose());
    thinking();
    worker().crash();
    expect(workers).toHaveLength(1);
  });
});
