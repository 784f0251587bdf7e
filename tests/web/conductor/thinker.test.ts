import { describe, expect, it } from 'vitest';
import { present } from '../../../web/src/conductor/position';
import { MAX_REPLACEMENTS } from '../../../web/src/conductor/supervisor';
import { REST_MS } from '../../../web/src/conductor/thinker';
import { ToadRules } from '../boardgame/support/toads';
import { EMPTY_MODULE } from '../support/empty_module';
import { position } from '../support/fake_game';
import { NONE, OPPONENT, setUp, THOUGHTS } from '../support/fake_thinking';

describe('the thinker', () => {
  it('loads the module first and says the rest when the worker is ready', () => {
    const { thinker, worker } = setUp();
    thinker.configure(OPPONENT);
    thinker.think(position('a'));
    expect(worker().heard).toEqual([
      { type: 'load', position: 0, glue: 'assets/tactics.js', compiled: EMPTY_MODULE },
    ]);
    worker().ready();
    expect(worker().heard.slice(1)).toEqual([
      { type: 'configure', position: 0, opponent: OPPONENT },
      { type: 'think', position: 1, text: 'a', key: 'a' },
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
      workers.map(() => [
        { type: 'load', position: 0, glue: 'assets/tactics.js', compiled: EMPTY_MODULE, weights },
      ]),
    );
    expect(news).toEqual(['ready', 'failed', 'failed', 'failed', 'lost']);
  });

  it('keeps the MultiPV lines at each position, also those that come after it was left', () => {
    const { thinker, thinking, worker } = setUp();
    const heard: string[] = [];
    thinker.onMultiPv = (key) => heard.push(key);
    const multiPv = (position: number, ...lines: number[]) =>
      worker().say({ type: 'multiPv', position, lines: Int32Array.from(lines) });
    thinking();
    expect(thinker.multiPv('a')).toBeNull();
    multiPv(1, 7);
    thinker.play(4, 'b');
    multiPv(1, 8);
    multiPv(2, 9);
    expect([...thinker.multiPv('a')!]).toEqual([8]);
    expect([...thinker.multiPv('b')!]).toEqual([9]);
    expect(heard).toEqual(['a', 'a', 'b']);
  });

  it('forgets the MultiPV lines of another opponent or long ago', () => {
    const { thinker, thinking, worker } = setUp();
    const multiPv = (position: number) =>
      worker().say({ type: 'multiPv', position, lines: Int32Array.of(position) });
    thinking();
    multiPv(1);
    thinker.configure(OPPONENT);
    expect(thinker.multiPv('a')).toBeNull();
    thinker.think(position('a'));
    multiPv(1);
    expect(thinker.multiPv('a')).toBeNull();
    multiPv(2);
    expect(thinker.multiPv('a')).not.toBeNull();
    for (let turn = 0; turn < 40; turn++) thinker.think(position(`later ${turn}`));
    expect(thinker.multiPv('a')).toBeNull();
    multiPv(42);
    expect(thinker.multiPv('later 39')).not.toBeNull();
  });

  it('starts a worker of a hidden page paused', () => {
    const { thinker, worker } = setUp();
    thinker.configure(OPPONENT);
    thinker.think(position('a'));
    thinker.pause();
    worker().ready();
    expect(worker().types).toEqual(['load', 'pause', 'configure', 'think']);
  });

  it('holds the latest action of the present position only', () => {
    const { thinker, thinking, best } = setUp();
    thinking();
    expect(thinker.best('a')).toEqual(NONE);
    best(1, 4);
    best(1, 5, true);
    expect(thinker.best('a')).toEqual({ action: 5, finished: true });
    expect(thinker.best('b')).toEqual(NONE);
    thinker.think(position('b'));
    expect(thinker.best('a')).toEqual(NONE);
    expect(thinker.best('b')).toEqual(NONE);
  });

  it('names the action that it meant before it changed its mind', () => {
    const { thinker, thinking, best } = setUp();
    thinking();
    best(1, 3);
    best(1, 4);
    expect(thinker.previousBest('a'), 'the first answer comes before any thought').toBe(-1);
    best(1, 5);
    best(1, 5, true);
    expect(thinker.previousBest('a')).toBe(4);
    expect(thinker.previousBest('b')).toBe(-1);
    thinker.play(5, 'b');
    expect(thinker.previousBest('b')).toBe(-1);
    best(2, 7);
    best(2, 8);
    expect(thinker.previousBest('b')).toBe(7);
    thinker.think(position('c'));
    expect(thinker.previousBest('c')).toBe(-1);
  });

  it('drops answers to old positions, even to an equal position thought about before', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    thinker.think(position('b'));
    best(1, 4);
    worker().say({ type: 'info', position: 1, thoughts: THOUGHTS });
    expect(thinker.best('b')).toEqual(NONE);
    expect(thinker.thoughts()).toBeNull();
    thinker.think(position('a'));
    best(1, 4);
    expect(thinker.best('a')).toEqual(NONE);
    best(3, 6);
    expect(thinker.best('a')).toEqual({ action: 6, finished: false });
  });

  it('drops an answer about an equal board that came about in another way', () => {
    const { thinker, best, worker } = setUp();
    const after = (...moves: string[]) => {
      const rules = new ToadRules();
      for (const move of moves) expect(rules.play(rules.parseAction(move))).toBe('');
      return { ...present(rules), hash: rules.hash() };
    };
    const [one, other] = [after('9-5', '0-4', '10-6'), after('10-6', '0-4', '9-5')];
    expect(one.hash).toBe(other.hash);
    worker().ready();
    thinker.configure(OPPONENT);
    thinker.think(one);
    best(1, 4);
    worker().say({ type: 'multiPv', position: 1, lines: Int32Array.of(7) });
    expect(thinker.best(one.key).action).toBe(4);
    expect([thinker.best(other.key), thinker.multiPv(other.key)]).toEqual([NONE, null]);
    thinker.think(other);
    expect(worker().latest).toMatchObject({ type: 'think', text: other.text, key: other.key });
    best(1, 4);
    expect(thinker.best(other.key)).toEqual(NONE);
    best(2, 6);
    expect(thinker.best(other.key).action).toBe(6);
    expect([thinker.best(one.key), thinker.multiPv(other.key)]).toEqual([NONE, null]);
  });

  it('keeps the thoughts of the position that it thinks about already', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    best(1, 4);
    thinker.think(position('a'));
    expect(worker().types).toEqual(['load', 'configure', 'think']);
    expect(thinker.best('a').action).toBe(4);
  });

  it('re-roots by the action alone', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    best(1, 4);
    thinker.play(4, 'b');
    expect(worker().latest).toEqual({ type: 'play', position: 2, from: 1, action: 4 });
    expect(thinker.best('b')).toEqual(NONE);
    best(2, 7);
    expect(thinker.best('b').action).toBe(7);
  });

  it('asks for the text of a position that it did not come to by an action, and of no other', () => {
    const { thinker, thinking, worker } = setUp();
    thinking();
    const known = {
      key: 'a',
      get text(): string {
        throw new Error('a text that nobody needs');
      },
    };
    thinker.think(known);
    thinker.play(4, 'b');
    expect(() => thinker.think(known)).toThrow('nobody needs');
    expect(worker().types).toEqual(['load', 'configure', 'think', 'play']);
  });

  it('hears of actions only once it was told of a position', () => {
    const { thinker, worker } = setUp();
    worker().ready();
    thinker.configure(OPPONENT);
    thinker.play(4, 'b');
    expect(worker().types).toEqual(['load', 'configure']);
    thinker.think(position('b'));
    expect(worker().latest).toMatchObject({ type: 'think', text: 'b' });
  });

  it('takes a new opponent to the position that it is told next, be it the same', () => {
    const { thinker, thinking, best, worker } = setUp();
    thinking();
    best(1, 4);
    const stronger = { ...OPPONENT, rung: 60 };
    thinker.configure(stronger);
    best(1, 4);
    expect(thinker.best('a')).toEqual(NONE);
    thinker.think(position('a'));
    best(1, 4);
    expect(thinker.best('a')).toEqual(NONE);
    expect(worker().heard.slice(-2)).toEqual([
      { type: 'configure', position: 0, opponent: stronger },
      { type: 'think', position: 2, text: 'a', key: 'a' },
    ]);
    best(2, 5);
    expect(thinker.best('a').action).toBe(5);
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

  it('lets its worker go after a long pause, and tells the next one everything', () => {
    const { thinker, thinking, workers, worker, clock, best } = setUp();
    thinking();
    best(1, 5);
    thinker.pause();
    clock.pass(REST_MS - 1);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    clock.pass(1);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
    expect(thinker.best('a')).toEqual({ action: 5, finished: false });
    clock.pass(10 * REST_MS);
    thinker.play(5, 'b');
    expect(workers).toHaveLength(1);
    thinker.resume();
    worker().ready();
    expect(workers).toHaveLength(2);
    expect(worker().types).toEqual(['load', 'configure', 'think', 'play']);
    best(2, 6);
    expect(thinker.best('b')).toEqual({ action: 6, finished: false });
    expect(thinker.health()).toEqual({ restarts: 0, lost: false });
  });

  it('keeps its worker through short pauses, however many', () => {
    const { thinker, thinking, workers, clock, best } = setUp();
    thinking();
    best(1, 5, true);
    for (let pause = 0; pause < 3; pause++) {
      thinker.pause();
      clock.pass(REST_MS - 1);
      thinker.resume();
    }
    clock.pass(2 * REST_MS);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
  });

  it('has nothing left to wait for once it is disposed of in a pause', () => {
    const { thinker, thinking, clock } = setUp();
    thinking();
    thinker.pause();
    thinker.dispose();
    expect(clock.idle).toBe(true);
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
