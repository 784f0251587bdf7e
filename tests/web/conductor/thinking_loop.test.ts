import { describe, expect, it } from 'vitest';
import type { Thoughts } from '../../../web/src/conductor/contract';
import { NO_ACTION, type WorkReply } from '../../../web/src/conductor/protocol';
import { AIM_MS, SHARED_AIM_MS } from '../../../web/src/conductor/slice_sizer';
import {
  INFO_INTERVAL_MS,
  type LoopRequest,
  MULTI_PV_INTERVAL_MS,
  MULTI_PV_LINES,
  ThinkingLoop,
} from '../../../web/src/conductor/thinking_loop';
import { FakeSession } from '../support/fake_session';

/** A loop over a search of `need` nodes a root at `perMs` nodes a millisecond, on a clock of its own. */
function setUp(need: number, perMs = 100) {
  let time = 0;
  const tasks: (() => void)[] = [];
  const replies: WorkReply[] = [];
  const slices: number[] = [];
  const session = new FakeSession(need, (nodes) => {
    slices.push(nodes);
    time += nodes / perMs;
  });
  const loop = new ThinkingLoop(session, {
    now: () => time,
    soon: (task) => tasks.push(task),
    post: (reply) => replies.push(reply),
  });
  const say = (...requests: LoopRequest[]) => {
    for (const request of requests) loop.receive(request);
  };
  /** Runs up to `count` slices; returns how many there were. */
  const run = (count = 1000) => {
    let ran = 0;
    for (; ran < count && tasks.length > 0; ran++) tasks.shift()?.();
    return ran;
  };
  const idle = (length: number) => {
    time += length;
  };
  const infos = (): Thoughts[] => replies.flatMap((reply) => (reply.type === 'info' ? [reply.thoughts] : []));
  return { session, replies, slices, say, run, idle, infos, now: () => time, waiting: () => tasks.length };
}

const bests = (replies: WorkReply[]) => replies.filter(({ type }) => type === 'best');

const told = (replies: WorkReply[]) =>
  replies.flatMap((reply) =>
    reply.type === 'multiPv' ? [{ position: reply.position, lines: [...reply.lines] }] : [],
  );

const configure: LoopRequest = {
  type: 'configure',
  position: 0,
  opponent: { rung: 50, seed: 7, blur: 0, nodes: 0 },
};
const think: LoopRequest = { type: 'think', position: 1, text: '0/', key: '0/' };

describe('the worker loop', () => {
  it('tells that it has heard, holds an answer out after a slice and pushes each better one, the last as finished', () => {
    const { say, run, replies } = setUp(10_000);
    say(configure, think);
    expect(replies).toEqual([{ type: 'best', position: 1, action: NO_ACTION, finished: false }]);
    run();
    expect(bests(replies).slice(1)).toEqual([
      { type: 'best', position: 1, action: 1, finished: false },
      { type: 'best', position: 1, action: 2, finished: false },
      { type: 'best', position: 1, action: 2, finished: true },
    ]);
  });

  it('stops when nothing is left and begins again with the next action', () => {
    const { say, run, session, replies } = setUp(10_000);
    say(configure, think);
    run();
    expect(run()).toBe(0);
    say({ type: 'play', position: 2, from: 1, action: 2 });
    expect(run()).toBeGreaterThan(0);
    expect([session.opponent, session.linesShown, session.limit]).toEqual([[50, 7, 0, ''], 1, 0]);
    expect(session.key()).toBe('0/2');
    expect(bests(replies).at(-1)).toEqual({ type: 'best', position: 2, action: 3, finished: true });
  });

  it('plays in the character that it is told', () => {
    const { say, session } = setUp(10_000);
    say({ ...configure, opponent: { rung: 50, seed: 7, blur: 0, personality: 'orcs', nodes: 0 } });
    expect(session.opponent).toEqual([50, 7, 0, 'orcs']);
  });

  it('gives the nodes of a limited turn to each of its roots, and a pause brings no more of them', () => {
    const { say, run, session } = setUp(10_000);
    const [nodesOfTurn, nodesOfRoot] = [() => session.info()[0], () => session.info()[1]];
    say({ ...configure, opponent: { rung: 50, seed: 7, blur: null, nodes: 2000 } }, think);
    run(2);
    const before = nodesOfRoot();
    expect(before).toBeGreaterThan(0);
    say({ type: 'pause', position: 1 }, { type: 'resume', position: 1 });
    expect([session.limit, nodesOfRoot()]).toEqual([2000, before]);
    run();
    expect(nodesOfTurn()).toBe(10_000);
    session.limit = 0;
    say({ type: 'play', position: 2, from: 1, action: 2 });
    expect(session.limit).toBe(2000);
  });

  it('thinks in slices of about the aimed length', () => {
    const { say, run, slices } = setUp(1_000_000, 100);
    say(configure, think);
    run(40);
    for (const nodes of slices.slice(20)) expect(nodes / 100).toBeCloseTo(AIM_MS, 0);
  });

  it('thinks in shorter slices where others wait for its messages', () => {
    const { say, run, slices } = setUp(1_000_000, 100);
    say({ ...configure, share: { generation: 1, searches: 0b01 } }, think);
    run(40);
    expect(slices.length).toBeGreaterThan(20);
    for (const nodes of slices.slice(20)) expect(nodes / 100).toBeCloseTo(SHARED_AIM_MS, 0);
  });

  it('lets a message in between two slices and is on the new position in the next', () => {
    const { say, run, replies, session } = setUp(1_000_000);
    say(configure, think);
    run(3);
    say({ type: 'think', position: 2, text: '4/1', key: '4/1' });
    run(1);
    expect(session.key()).toBe('4/1');
    expect(replies.filter((reply) => reply.position === 2)).toEqual([
      { type: 'best', position: 2, action: NO_ACTION, finished: false },
      { type: 'best', position: 2, action: 2, finished: false },
    ]);
  });

  it('pushes the best action of a new position though it is that of the old one', () => {
    const { say, run, replies } = setUp(1_000_000);
    say(configure, think);
    run(1);
    say({ type: 'think', position: 2, text: '2/', key: '2/' });
    run(1);
    expect(bests(replies)).toEqual([
      { type: 'best', position: 1, action: NO_ACTION, finished: false },
      { type: 'best', position: 1, action: 1, finished: false },
      { type: 'best', position: 2, action: NO_ACTION, finished: false },
      { type: 'best', position: 2, action: 1, finished: false },
    ]);
  });

  it('runs one slice at a time however many messages wake it', () => {
    const { say, run, waiting } = setUp(1_000_000);
    say(
      configure,
      think,
      { type: 'resume', position: 1 },
      { type: 'think', position: 2, text: '0/', key: '0/' },
    );
    expect(waiting()).toBe(1);
    run(1);
    expect(waiting()).toBe(1);
  });

  it('does not compute while paused and goes on after that', () => {
    const { say, run, slices } = setUp(10_000);
    say(configure, { type: 'pause', position: 0 }, think);
    expect(run()).toBe(0);
    say({ type: 'resume', position: 1 });
    run(2);
    say({ type: 'pause', position: 1 });
    run();
    expect(slices).toHaveLength(2);
    say({ type: 'resume', position: 1 });
    run();
    expect(slices.length).toBeGreaterThan(2);
  });

  it('tells the MultiPV lines at the end, and again only when they have changed', () => {
    const { say, run, replies } = setUp(10_000);
    say(configure, think);
    expect(told(replies)).toEqual([]);
    run();
    expect(told(replies)).toEqual([{ position: 1, lines: [0, 0, 1, 2] }]);
    say({ type: 'pause', position: 1 }, { type: 'resume', position: 1 });
    run();
    expect(told(replies)).toHaveLength(1);
  });

  it.each([
    { lines: undefined, asked: MULTI_PV_LINES },
    { lines: 1, asked: MULTI_PV_LINES },
    { lines: MULTI_PV_LINES + 1, asked: MULTI_PV_LINES + 1 },
  ])('asks for $asked lines where $lines are to be shown', ({ lines, asked }) => {
    const { session, say, run } = setUp(10_000);
    say({ ...configure, opponent: { rung: 50, seed: 7, blur: 0, nodes: 0, lines } }, think);
    run();
    expect(session.linesAsked).toBe(asked);
  });

  it('tells the lines of a position before it leaves it, though thinking goes on', () => {
    const { say, run, replies } = setUp(1_000_000);
    say(configure, think);
    run(1);
    expect(told(replies)).toEqual([]);
    say({ type: 'play', position: 2, from: 1, action: 1 });
    expect(told(replies)).toEqual([{ position: 1, lines: [0, 0, 1, 1] }]);
    say({ type: 'play', position: 9, from: 2, action: 8 });
    expect(told(replies)).toHaveLength(1);
  });

  it('tells changed lines of a long search now and then', () => {
    const { say, run, replies, now } = setUp(1_000_000, 100);
    say(configure, think);
    while (told(replies).length === 0 && run(1) === 1);
    expect(now()).toBeGreaterThanOrEqual(MULTI_PV_INTERVAL_MS);
    expect(now()).toBeLessThan(MULTI_PV_INTERVAL_MS + 2 * AIM_MS);
    run();
    // The best action, and so the line, changed once more in the middle.
    expect(told(replies).map(({ lines }) => lines.at(-1))).toEqual([1, 2]);
  });

  it('informs at most every tenth of a second, and of the end at once', () => {
    const { say, run, infos, now } = setUp(200_000);
    const times: number[] = [];
    say(configure, think);
    while (run(1) === 1) {
      if (infos().length > times.length) times.push(now());
    }
    expect(times.length).toBeGreaterThan(10);
    const gaps = times.slice(1).map((time, i) => time - times[i]!);
    expect(Math.min(...gaps.slice(0, -1))).toBeGreaterThanOrEqual(INFO_INTERVAL_MS);
    expect(Math.max(...gaps)).toBeLessThan(INFO_INTERVAL_MS + 2 * AIM_MS);
    expect(infos().at(-1)?.finished).toBe(true);
    expect(times.at(-1)).toBe(now());
  });

  it('tells score, depth and busy share as they were', () => {
    const { say, run, idle, infos, now } = setUp(1_000_000, 100);
    say(configure, think);
    run(1);
    expect(infos()[0]).toEqual({ busyShare: 1, score: 7, depth: 1, finished: false });
    idle(999);
    run(1);
    expect(infos()[1]!.busyShare).toBeCloseTo((now() - 999) / now());
  });

  it('counts as idle neither what is finished nor what is paused', () => {
    const { say, run, idle, infos } = setUp(100_000, 100);
    say(configure, think);
    run();
    idle(1000);
    say({ type: 'play', position: 2, from: 1, action: 1 });
    run(10);
    say({ type: 'pause', position: 2 });
    idle(1000);
    say({ type: 'resume', position: 2 });
    run();
    expect(infos().at(-1)!.busyShare).toBeCloseTo(1);
  });

  it('measures the busy share of each turn anew', () => {
    const { say, run, idle, infos } = setUp(1_000_000, 100);
    say(configure, think);
    idle(1000);
    run(5);
    expect(infos().at(-1)!.busyShare).toBeLessThan(0.1);
    say({ type: 'think', position: 2, text: '2/', key: '2/' });
    run(10);
    expect(infos().at(-1)!.busyShare).toBeCloseTo(1);
  });

  it('begins with a short slice again after a change of opponent, who may be slower', () => {
    const { say, run, slices } = setUp(1_000_000);
    say(configure, think);
    run(20);
    say(configure, think);
    run(1);
    expect(slices.at(-1)).toBe(slices[0]);
  });

  it.each<{ name: string; request: LoopRequest; message: RegExp }>([
    {
      name: 'a bad position',
      request: { type: 'think', position: 9, text: 'x', key: 'x' },
      message: /No "\/"/,
    },
    {
      name: 'an illegal action',
      request: { type: 'play', position: 9, from: 1, action: 8 },
      message: /legal/,
    },
    {
      name: 'an action at another position',
      request: { type: 'play', position: 9, from: 5, action: 1 },
      message: /Position 5 is not the present one \(1\)/,
    },
    {
      name: 'an unknown rung',
      request: { ...configure, position: 9, opponent: { rung: 13, seed: 0, blur: null, nodes: 0 } },
      message: /rung 13/,
    },
  ])('refuses $name and goes on as before', ({ request, message }) => {
    const { say, run, replies } = setUp(10_000);
    say(configure, think, request);
    expect(replies.at(-1)).toEqual({ type: 'error', position: 9, message: expect.stringMatching(message) });
    run();
    expect(bests(replies).at(-1)).toEqual({
      type: 'best',
      position: 1,
      action: 2,
      finished: true,
    });
  });

  it('wants an opponent first', () => {
    const { say, replies } = setUp(10_000);
    say(think);
    expect(replies).toEqual([{ type: 'error', position: 1, message: expect.stringContaining('opponent') }]);
  });

  it('thinks about nothing after a change of opponent, until it is given a position', () => {
    const { say, run, slices, replies } = setUp(1_000_000);
    say(configure, think);
    run(2);
    say(configure);
    run();
    expect(slices).toHaveLength(2);
    say({ type: 'play', position: 2, from: 1, action: 1 }, { type: 'play', position: 2, from: 0, action: 1 });
    expect(replies.slice(-2).map(({ type }) => type)).toEqual(['error', 'error']);
  });

  it('hands out what its share of a search has written, and goes on when others have written', () => {
    const { say, run, session, replies } = setUp(10_000);
    session.awaits = true;
    session.written = [Int32Array.of(3, 4)];
    say({ ...configure, share: { generation: 6, searches: 0b0101 } }, think);
    expect(session.ran).toBe(0b0101);
    run();
    expect(replies.filter(({ type }) => type === 'sync')).toEqual([
      { type: 'sync', position: 1, generation: 6, message: Int32Array.of(3, 4) },
    ]);
    expect(replies.at(-1)).toEqual({ type: 'waiting', position: 1 });
    expect(run(), 'it does not spin while it waits').toBe(0);
    say({ type: 'sync', position: 7, message: Int32Array.of(8) });
    expect(session.delivered, 'a message about a position that was left').toEqual([]);
    say({ type: 'sync', position: 1, message: Int32Array.of(5, 6) });
    expect(session.delivered).toEqual([5, 6]);
    run();
    expect(bests(replies).at(-1)).toEqual({ type: 'best', position: 1, action: 2, finished: true });
    say({ type: 'sync', position: 1, message: new Int32Array() });
    expect(replies.at(-1)).toEqual({ type: 'error', position: 1, message: 'An empty message.' });
  });

  it('holds all of a search that is not shared, and writes nobody', () => {
    const { say, run, session, replies } = setUp(10_000);
    session.written = [Int32Array.of(3)];
    say(configure, think);
    run();
    expect([session.ran, session.written.length]).toEqual([0, 1]);
    expect(replies.some(({ type }) => type === 'sync')).toBe(false);
  });

  it('tells no lines without the search that holds the answer', () => {
    const { say, run, session, replies } = setUp(10_000);
    say({ ...configure, share: { generation: 6, searches: 0b1010 } }, think);
    run();
    say({ type: 'play', position: 2, from: 1, action: 2 });
    expect(session.linesAsked).toBe(0);
    expect(told(replies)).toEqual([]);
  });
});
