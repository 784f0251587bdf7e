import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Opponent } from '../../../web/src/conductor/contract';
import { FallbackEngineThinker, type WorkerEvents } from '../../../web/src/conductor/fallback_engine_thinker';
import type { Bytes } from '../../../web/src/engine/data_cache';
import type { WeightsState } from '../../../web/src/engine/weights';
import { position } from '../support/fake_game';
import { FakeThinker } from '../support/fake_players';

const SIMPLE = 110;
const LEARNED = 150;
const WEIGHTS = Uint8Array.of(1, 2, 3);
const NOTHING = { action: -1, finished: false };

function opponent(rung: number): Opponent {
  return { rung, seed: 1, blur: null, nodes: 0 };
}

/** Rungs above 110 need weights; the test says what becomes of them and of the worker that takes them up. */
function setUp(first: WeightsState = { kind: 'unasked' }) {
  const state = signal<WeightsState>(first);
  const asked = { want: 0, retry: 0 };
  const simple = new FakeThinker();
  const opened: { learned: FakeThinker; weights: Bytes; events: WorkerEvents }[] = [];
  const thinker = new FallbackEngineThinker({
    weights: { state, want: () => void asked.want++, retry: () => void asked.retry++ },
    needsWeights: (rung) => rung > SIMPLE,
    fallbackEngine: SIMPLE,
    open: () => simple,
    openLearned: (weights, events) => {
      const learned = new FakeThinker();
      opened.push({ learned, weights, events });
      return learned;
    },
  });
  const come = () => {
    state.value = { kind: 'here', bytes: WEIGHTS };
  };
  const worker = () => opened[0]!;
  return { thinker, simple, opened, worker, state, asked, come };
}

/** A game on a rung that needs weights, whose worker has just become ready at position "b". */
function challenged() {
  const all = setUp();
  const { thinker, simple, come, worker } = all;
  thinker.configure(opponent(LEARNED));
  thinker.think(position('a'));
  simple.hold('a', 1);
  come();
  thinker.play(1, 'b');
  simple.hold('b', 2);
  worker().events.ready();
  return all;
}

describe('a rung without weights', () => {
  it('plays itself, and nobody fetches anything', () => {
    const { thinker, simple, asked, opened, come } = setUp();
    thinker.configure(opponent(SIMPLE));
    come();
    expect(simple.opponents).toEqual([opponent(SIMPLE)]);
    expect(thinker.fallbackEngine.value).toBeNull();
    expect([asked.want, opened.length]).toEqual([0, 0]);
  });
});

describe('a rung with weights', () => {
  it('is stood in for while they come, and that is told', () => {
    const { thinker, simple, asked, state } = setUp();
    thinker.configure(opponent(LEARNED));
    thinker.think(position('a'));
    simple.hold('a', 3);
    expect(asked.want).toBe(1);
    expect(simple.opponents).toEqual([opponent(SIMPLE)]);
    expect(thinker.best('a').action).toBe(3);
    state.value = { kind: 'coming', share: 0.25 };
    expect(thinker.fallbackEngine.value).toEqual({
      rung: SIMPLE,
      chosen: LEARNED,
      cause: { kind: 'coming', share: 0.25 },
    });
    state.value = { kind: 'failed', failure: 'unreachable' };
    expect(thinker.fallbackEngine.value?.cause).toEqual({ kind: 'failed', failure: 'unreachable' });
    expect(thinker.best('a').action).toBe(3);
    thinker.retry();
    expect(asked.retry).toBe(1);
  });

  it('is told to be stood in for before it plays, once its weights have failed', () => {
    const { thinker, state } = setUp();
    thinker.prepare(LEARNED);
    // Another rung thinks meanwhile.
    thinker.configure(opponent(SIMPLE));
    state.value = { kind: 'coming', share: 0.25 };
    expect(thinker.fallbackEngine.value).toBeNull();
    const cause = { kind: 'failed', failure: 'unreachable' } as const;
    state.value = cause;
    expect(thinker.fallbackEngine.value).toEqual({ rung: SIMPLE, chosen: LEARNED, cause });
    thinker.prepare(SIMPLE);
    expect(thinker.fallbackEngine.value).toBeNull();
  });

  it('has a worker that takes them up, and nobody waits for it', () => {
    const { thinker, simple, worker, come, opened } = setUp();
    thinker.configure(opponent(LEARNED));
    thinker.think(position('a'));
    come();
    expect(opened).toHaveLength(1);
    expect(worker().weights).toBe(WEIGHTS);
    expect(thinker.fallbackEngine.value?.cause).toEqual({ kind: 'unpacking' });
    thinker.play(0, 'b');
    simple.hold('b', 2);
    expect(thinker.best('b').action).toBe(2);
    expect([worker().learned.opponents, worker().learned.position]).toEqual([[], null]);
  });

  it('takes over at the next action once it holds an answer', () => {
    const { thinker, simple, worker } = challenged();
    const { learned } = worker();
    expect(learned.opponents).toEqual([opponent(LEARNED)]);
    expect([learned.position, learned.played, learned.paused]).toEqual(['b', [1], false]);
    thinker.play(2, 'c');
    simple.hold('c', 1);
    expect(thinker.best('c').action).toBe(1);
    expect(learned.position).toBe('c');
    learned.hold('c', 3);
    expect(thinker.best('c').action).toBe(1);
    thinker.play(1, 'd');
    expect(thinker.fallbackEngine.value).toBeNull();
    expect(simple.paused).toBe(true);
    learned.hold('d', 0);
    expect(thinker.best('d').action).toBe(0);
  });

  it('takes over in a game that is faster than it is, and the game waits for it', () => {
    const { thinker, simple, worker } = challenged();
    const keys = ['b', ...Array.from({ length: 11 }, (_, at) => `${at}`)];
    for (const [at, key] of keys.slice(1).entries()) {
      expect(thinker.fallbackEngine.value?.chosen, `${at} actions behind`).toBe(LEARNED);
      expect(thinker.best(keys[at]!).action).toBe(2);
      thinker.play(2, key);
      simple.hold(key, 2);
    }
    expect(thinker.fallbackEngine.value).toBeNull();
    expect(thinker.best('10')).toEqual(NOTHING);
    worker().learned.hold('10', 7);
    expect(thinker.best('10').action).toBe(7);
  });

  it('takes over at the present position once it has considered it', () => {
    const { thinker, worker } = challenged();
    const heard: string[] = [];
    thinker.onMultiPv = (key) => heard.push(key);
    worker().learned.consider('a', [1]);
    expect(thinker.fallbackEngine.value).not.toBeNull();
    worker().learned.consider('b', [2]);
    expect(thinker.fallbackEngine.value).toBeNull();
    expect(heard).toEqual(['b']);
    expect([...thinker.multiPv('b')!]).toEqual([2]);
  });

  it('takes over at a position about which there is nothing to think', () => {
    const { thinker, worker } = challenged();
    worker().learned.learn('b', 0);
    expect(thinker.fallbackEngine.value).toBeNull();
  });

  it('hands on what the one in charge says', () => {
    const { thinker, simple, worker } = challenged();
    const heard: string[] = [];
    thinker.onMultiPv = (key) => heard.push(`lines ${key}`);
    thinker.onThoughts = (key) => heard.push(`thoughts ${key}`);
    worker().learned.learn('a', 5);
    simple.consider('b', [1]);
    simple.learn('b', 7);
    expect(heard).toEqual(['lines b', 'thoughts b']);
    expect(thinker.thoughtsOf('b')?.score).toBe(7);
  });

  it('plays from the first moment where its worker is ready', () => {
    const { thinker, worker } = challenged();
    worker().learned.consider('b', [2]);
    thinker.configure(opponent(20));
    thinker.configure(opponent(140));
    expect(worker().learned.opponents.at(-1)).toEqual(opponent(140));
    expect(thinker.fallbackEngine.value).toBeNull();
  });

  it('is not looked at in a hidden page', () => {
    const all = setUp({ kind: 'here', bytes: WEIGHTS });
    all.thinker.configure(opponent(LEARNED));
    all.thinker.think(position('a'));
    all.thinker.pause();
    all.worker().events.ready();
    expect(all.worker().learned.paused).toBe(true);
    all.thinker.resume();
    expect(all.worker().learned.paused).toBe(false);
  });
});

describe('a rung that may play soon', () => {
  it('is at hand when it is asked to, and no fallback engine is needed', () => {
    const { thinker, simple, come, worker, asked, opened } = setUp();
    thinker.prepare(SIMPLE);
    expect(asked.want).toBe(0);
    thinker.prepare(LEARNED);
    thinker.configure(opponent(0));
    expect(asked.want).toBe(1);
    come();
    expect(opened).toHaveLength(1);
    worker().events.ready();
    expect([worker().learned.opponents, worker().learned.position]).toEqual([[], null]);
    thinker.configure(opponent(LEARNED));
    expect(worker().learned.opponents).toEqual([opponent(LEARNED)]);
    expect(simple.opponents).toEqual([opponent(0)]);
    expect(thinker.fallbackEngine.value).toBeNull();
  });
});

describe('a worker with weights that fails', () => {
  it('is stood in for until there is another', () => {
    const { thinker, simple, worker } = challenged();
    const { learned, events } = worker();
    learned.consider('b', [2]);
    events.failed(false);
    expect(thinker.fallbackEngine.value?.cause).toEqual({ kind: 'unpacking' });
    expect(simple.opponents.at(-1)).toEqual(opponent(SIMPLE));
    expect([simple.position, simple.paused]).toEqual(['b', false]);
    expect(thinker.best('b').action).toBe(2);
    expect(thinker.health()).toEqual({ restarts: 1, lost: false });
    events.ready();
    learned.consider('b', [4]);
    expect(thinker.fallbackEngine.value).toBeNull();
  });

  it('for good is told as a refusal, and can be tried again', () => {
    const { thinker, simple, worker } = challenged();
    const { learned, events } = worker();
    events.failed(true);
    expect(thinker.fallbackEngine.value?.cause).toEqual({ kind: 'failed', failure: 'refused' });
    expect(thinker.health().lost).toBe(false);
    expect(thinker.best('b')).not.toEqual(NOTHING);
    thinker.retry();
    expect([learned.revivals, simple.revivals]).toEqual([1, 0]);
    expect(thinker.fallbackEngine.value?.cause).toEqual({ kind: 'unpacking' });
  });
});
