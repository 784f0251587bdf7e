import { describe, expect, it } from 'vitest';
import type { Opponent, Thoughts } from '../../web/src/conductor/contract';
import { HANG_MS, MAX_REPLACEMENTS, START_MS } from '../../web/src/conductor/supervisor';
import { type ThinkerOptions, WorkerThinker } from '../../web/src/conductor/thinker';
import { EMPTY_MODULE } from './support/empty_module';
import { FakeClock } from './support/fake_time';
import { FakeWorker } from './support/fake_worker';

const OPPONENT: Opponent = { rung: 50, seed: 1, blur: false, nodes: 0 };
const NONE = { action: -1, finished: false };
const THOUGHTS: Thoughts = {
  nodesOfTurn: 10,
  nodesOfRoot: 5,
  score: 3,
  depth: 1,
  alternatives: 2,
  nodesPerSecond: 1000,
  busyShare: 0.9,
  finished: false,
};

function setUp(
  spawn = () => new FakeWorker(),
  onFailure: () => void = () => {},
  more: Partial<ThinkerOptions> = {},
) {
  const workers: FakeWorker[] = [];
  const failures: string[] = [];
  const clock = new FakeClock();
  const thinker = new WorkerThinker({
    game: 'tactics',
    compiled: EMPTY_MODULE,
    clock,
    spawn: () => {
      const worker = spawn();
      workers.push(worker);
      return worker;
    },
    onFailure: (reason) => {
      failures.push(reason);
      onFailure();
    },
    ...more,
  });
  const worker = () => workers.at(-1)!;
  /** A thinker that has an opponent and thinks about "a" (position 1). */
  const thinking = () => {
    worker().ready();
    thinker.configure(OPPONENT);
    thinker.think('a');
  };
  const best = (position: number, action: number, finished = false) =>
    worker().say({ type: 'best', position, action, finished });
  return { thinker, workers, worker, clock, failures, thinking, best };
}

describe('the thinker', () => {
  it('loads the module first and says the rest when the worker is ready', () => {
    const { thinker, worker } = setUp();
    thinker.configure(OPPONENT);
    thinker.think('a');
    expect(worker().heard).toEqual([{ type: 'load', position: 0, game: 'tactics', compiled: EMPTY_MODULE }]);
    worker().ready();
    expect(worker().heard.slice(1)).toEqual([
      { type: 'configure', position: 0, opponent: OPPONENT },
      { type: 'think', position: 1, text: 'a' },
    ]);
  });

  it('gives weights to every worker, and tells when one has taken them up and when the last one has failed', () => {
    const weights = Uint8Array.of(1, 2);
    const news: string[] = [];
    const { workers, worker } = setUp(undefined, undefined, {
      weights,
      onReady: () => news.push('ready'),
      onFailure: (_, lost) => news.push(lost ? 'lost' : 'failed'),
    });
    worker().ready();
    for (let count = 0; count <= MAX_REPLACEMENTS; count++) worker().crash();
    expect(workers.map(({ heard }) => heard)).toEqual(
      workers.map(() => [{ type: 'load', position: 0, game: 'tactics', compiled: EMPTY_MODULE, weights }]),
    );
    expect(news).toEqual(['ready', 'failed', 'failed', 'failed', 'lost']);
  });

  it('keeps what was considered at each position, also what comes after it was left', () => {
    const { thinker, thinking, worker } = setUp();
    const heard: string[] = [];
    thinker.onConsidered = (text) => heard.push(text);
    const considered = (position: number, ...lines: number[]) =>
      worker().say({ type: 'considered', position, lines: Int32Array.from(lines) });
    thinking();
    expect(thinker.considered('a')).toBeNull();
    considered(1, 7);
    thinker.play(4, 'b');
    considered(1, 8);
    considered(2, 9);
    expect([...thinker.considered('a')!]).toEqual([8]);
    expect([...thinker.considered('b')!]).toEqual([9]);
    expect(heard).toEqual(['a', 'a', 'b']);
  });

  it('forgets what was considered by another opponent or long ago', () => {
    const { thinker, thinking, worker } = setUp();
    const considered = (position: number) =>
      worker().say({ type: 'considered', position, lines: Int32Array.of(position) });
    thinking();
    considered(1);
    thinker.configure(OPPONENT);
    expect(thinker.considered('a')).toBeNull();
    considered(1);
    expect(thinker.considered('a')).toBeNull();
    considered(2);
    expect(thinker.considered('a')).not.toBeNull();
    for (let turn = 0; turn < 40; turn++) thinker.think(`later ${turn}`);
    expect(thinker.considered('a')).toBeNull();
    considered(42);
    expect(thinker.considered('later 39')).not.toBeNull();
  });

  it('starts a worker of a hidden page paused', () => {
    const { thinker, worker } = setUp();
    thinker.configure(OPPONENT);
    thinker.think('a');
    thinker.pause();
    worker().ready();
    expect(worker().types).toEqual(['load', 'pause', 'configure', 'think']);
  });

  it('holds the latest action of the present position only', () => {
    const { thinker, thinking, best } = setUp();
    thinking();
    expect(thinker.held('a')).toEqual(NONE);
    best(1, 4);
    best(1, 5, true);
    expect(thinker.held('a')).toEqual({ action: 5, finished: true });
    expect(thinker.held('b')).toEqual(NONE);
    thinker.think('b');
    expect(thinker.held('a')).toEqual(NONE);
    expect(thinker.held('b')).toEqual(NONE);
  });

  it('names the action that it meant before it changed its mind', () => {
    const { thinker, thinking, best } = setUp();
    thinking();
    best(1, 3);
    best(1, 4);
    expect(thinker.rival('a'), 'the first answer comes before any thought').toBe(-1);
    best(1, 5);
    best(1, 5, true);
    expect(thinker.rival('a')).toBe(4);
    expect(thinker.rival('b')).toBe(-1);
    thinker.play(5, 'b');
    expect(thinker.rival('b')).toBe(-1);
    best(2, 7);
    best(2, 8);
    expect(thinker.rival('b')).toBe(7);
    thinker.think('c');
    expect(thinker.rival('c')).toBe(-1);
  });

  it('drops answers to old positions, even to an equal position thought about before', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    thinker.think('b');
    best(1, 4);
    worker().say({ type: 'info', position: 1, thoughts: THOUGHTS });
    expect(thinker.held('b')).toEqual(NONE);
    expect(thinker.thoughts()).toBeNull();
    thinker.think('a');
    best(1, 4);
    expect(thinker.held('a')).toEqual(NONE);
    best(3, 6);
    expect(thinker.held('a')).toEqual({ action: 6, finished: false });
  });

  it('keeps the thoughts of the position that it thinks about already', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    best(1, 4);
    thinker.think('a');
    expect(worker().types).toEqual(['load', 'configure', 'think']);
    expect(thinker.held('a').action).toBe(4);
  });

  it('re-roots by the action alone', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    best(1, 4);
    thinker.play(4, 'b');
    expect(worker().latest).toEqual({ type: 'play', position: 2, from: 1, action: 4 });
    expect(thinker.held('b')).toEqual(NONE);
    best(2, 7);
    expect(thinker.held('b').action).toBe(7);
  });

  it('sends the whole position where there is no worker position to play from', () => {
    const { thinker, worker } = setUp();
    worker().ready();
    thinker.configure(OPPONENT);
    thinker.play(4, 'b');
    expect(worker().latest).toEqual({ type: 'think', position: 1, text: 'b' });
  });

  it('takes a new opponent to the same position', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    best(1, 4);
    const stronger = { ...OPPONENT, rung: 60 };
    thinker.configure(stronger);
    expect(thinker.held('a')).toEqual(NONE);
    expect(worker().heard.slice(-2)).toEqual([
      { type: 'configure', position: 0, opponent: stronger },
      { type: 'think', position: 2, text: 'a' },
    ]);
  });

  it('says pause and resume once each', () => {
    const { thinker, thinking, worker } = setUp();
    thinking();
    thinker.pause();
    thinker.pause();
    thinker.resume();
    thinker.resume();
    expect(worker().types.slice(3)).toEqual(['pause', 'resume']);
  });

  it('hands out the latest thoughts, and knows when they are finished', () => {
    const { thinker, thinking, worker, best } = setUp();
    thinking();
    expect(thinker.thoughts()).toBeNull();
    worker().say({ type: 'info', position: 1, thoughts: THOUGHTS });
    expect(thinker.thoughts()).toEqual(THOUGHTS);
    best(1, 4, true);
    expect(thinker.thoughts()).toEqual({ ...THOUGHTS, finished: true });
    thinker.configure({ ...OPPONENT, rung: 0 });
    expect(thinker.thoughts()).toBeNull();
  });
});

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
      { type: 'think', position: 3, text: 'c' },
    ]);
    best(3, 6);
    expect(thinker.held('c').action).toBe(6);
    expect(thinker.health()).toEqual({ restarts: 1, lost: false });
  });

  it('keeps the held action while the worker is replaced', () => {
    const { thinker, thinking, worker, best } = setUp();
    thinking();
    best(1, 4);
    worker().crash();
    expect(thinker.held('a').action).toBe(4);
  });

  it('hears nothing of a worker that was replaced', () => {
    const { thinker, thinking, workers } = setUp();
    thinking();
    const late = workers[0]!.onmessage!;
    const lateError = workers[0]!.onerror!;
    workers[0]!.crash();
    late(new MessageEvent('message', { data: { type: 'best', position: 1, action: 4, finished: true } }));
    lateError(new ErrorEvent('error', { message: 'again' }));
    expect(thinker.held('a')).toEqual(NONE);
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
    thinker.think('b');
    thinker.play(1, 'c');
    expect(thinker.held('c')).toEqual(NONE);
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
    thinker.think('b');
    thinker.revive();
    worker().ready();
    expect(thinker.health().lost).toBe(true);
    expect(worker().types).toEqual(['load', 'configure', 'think']);
    best(2, 8);
    expect(thinker.held('b').action).toBe(8);
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
      thinker.think(`turn ${turn}`);
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
    expect(thinker.held('a').action).toBe(4);
  });

  it('is lost at once where no worker can be made', () => {
    const { thinker, failures } = setUp(() => {
      throw new Error('refused by the policy');
    });
    thinker.configure(OPPONENT);
    thinker.think('a');
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
    thinker.think('b');
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
