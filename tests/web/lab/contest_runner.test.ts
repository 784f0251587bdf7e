import { describe, expect, it } from 'vitest';
import { workersFor } from '../../../web/src/lab/contest_runner';
import { MAX_FAILURES } from '../../../web/src/lab/worker_slot';
import { type FakeMatchWorker, gameOf } from '../support/fake_match';
import fc from '../support/fast_check';
import { isFreed } from '../support/is_freed';
import { playOut, setUp, summaryOf } from './support/running_contest';

describe('a match', () => {
  it('hands out its games in order, one to a worker', () => {
    const { all, numbers, working, readyAll } = setUp();
    expect(all.map(({ heard }) => heard.map(({ type }) => type))).toEqual([['load'], ['load']]);
    readyAll();
    expect(numbers()).toEqual([0, 1]);
    working()[1]!.finish();
    expect(numbers()).toEqual([0, 2]);
  });

  it('is finished when every game is entered, and sends its workers away', () => {
    const { runner, standing, numbersPlayed, working, readyAll } = setUp();
    readyAll();
    playOut(working);
    expect(runner.state.value).toBe('finished');
    expect(numbersPlayed()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(standing()).toEqual(summaryOf(6));
    expect(runner.progress.value).toEqual({ done: 6, of: 6 });
    expect(runner.timeLeft.value).toBe(0);
    expect(working()).toEqual([]);
  });

  it('comes to the same whatever the number of workers, their order and their failures', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 8 }),
        fc.infiniteStream(fc.nat()),
        fc.infiniteStream(fc.nat(9)),
        (workers, pairs, order, luck) => {
          const games = 2 * pairs;
          const { runner, standing, working, readyAll } = setUp({ games, workers });
          let crashes = 0;
          readyAll();
          for (let turn = 0; runner.state.value === 'running' && turn < 500; turn++) {
            const busy = working().filter(({ number }) => number >= 0);
            const worker = busy[order.next().value % busy.length]!;
            if (crashes < 2 && luck.next().value === 0) {
              crashes++;
              worker.crash();
              readyAll();
            } else {
              worker.finish();
            }
          }
          expect(runner.state.value).toBe('finished');
          const expected = Array.from({ length: games }, (_, number) => gameOf(number));
          expect(runner.played.value).toEqual([expected]);
          expect(standing()).toEqual(summaryOf(games));
          runner.dispose();
        },
      ),
    );
  });

  it('publishes what was played now and then, and at the end', () => {
    const { runner, standing, clock, working, readyAll } = setUp({ games: 4, workers: 1 });
    readyAll();
    working()[0]!.finish();
    expect(standing().games).toBe(0);
    clock.pass(250);
    expect(standing().games).toBe(1);
    expect(runner.played.value).toEqual([[gameOf(0), null, null, null]]);
    playOut(working);
    expect(standing().games).toBe(4);
    expect(clock.idle).toBe(true);
  });

  it('tells the time that is left from the time that was played', () => {
    const { runner, clock, working, readyAll } = setUp({ games: 4, workers: 1 });
    readyAll();
    clock.pass(1000);
    expect(runner.timeLeft.value).toBeNull();
    working()[0]!.finish();
    clock.pass(250);
    expect(runner.timeLeft.value).toBe(3 * 1250);
    runner.pause();
    working()[0]!.finish();
    clock.pass(60_000);
    runner.resume();
    clock.pass(250);
    working()[0]!.finish();
    clock.pass(250);
    expect(runner.timeLeft.value).toBeCloseTo(1750 / 3);
  });
});

describe('pause and stop', () => {
  it('a pause lets the games in hand end and begins no other', () => {
    const { runner, standing, working, numbers, readyAll } = setUp();
    readyAll();
    runner.pause();
    expect(runner.state.value).toBe('pausing');
    working()[0]!.finish();
    expect(runner.state.value).toBe('pausing');
    working()[1]!.finish();
    expect(runner.state.value).toBe('paused');
    expect(standing().games).toBe(2);
    expect(numbers()).toEqual([-1, -1]);
    runner.resume();
    expect(runner.state.value).toBe('running');
    expect(numbers()).toEqual([2, 3]);
  });

  it('a pause that is taken back before it came gives the free workers their games', () => {
    const { runner, working, numbers, readyAll } = setUp();
    readyAll();
    runner.pause();
    working()[0]!.finish();
    runner.resume();
    expect(numbers()).toEqual([2, 1]);
  });

  it('a match without a ready worker is paused at once', () => {
    const { runner, numbers, readyAll } = setUp();
    runner.pause();
    expect(runner.state.value).toBe('paused');
    readyAll();
    expect(numbers()).toEqual([-1, -1]);
    runner.resume();
    expect(numbers()).toEqual([0, 1]);
  });

  it('a worker that dies while the others end their games does not hold the pause up', () => {
    const { runner, working, readyAll } = setUp();
    readyAll();
    runner.pause();
    working()[0]!.finish();
    working()[1]!.crash();
    expect(runner.state.value).toBe('paused');
  });

  it.each(['running', 'pausing', 'paused'] as const)('stops at once while it is %s', (state) => {
    const { runner, standing, clock, working, readyAll } = setUp();
    readyAll();
    const workers = working();
    workers[0]!.finish();
    if (state !== 'running') runner.pause();
    if (state === 'paused') for (const worker of workers) worker.finish();
    expect(runner.state.value).toBe(state);
    runner.stop();
    expect(runner.state.value).toBe('stopped');
    expect(working()).toEqual([]);
    expect(standing().games).toBe(state === 'paused' ? 3 : 1);
    expect(clock.idle).toBe(true);
    runner.resume();
    workers[0]!.finish();
    expect(runner.state.value).toBe('stopped');
  });

  it('a match that is put away frees its tables', () => {
    const { runner, tables, readyAll, working } = setUp();
    readyAll();
    runner.dispose();
    expect(tables.map(isFreed)).toEqual([true]);
    expect(working()).toEqual([]);
  });
});

describe('a worker that fails', () => {
  it.each<[string, (worker: FakeMatchWorker) => void]>([
    ['dies', (worker) => worker.crash()],
    ['refuses', (worker) => worker.say({ type: 'error', message: 'unreachable' })],
    ['talks nonsense', (worker) => worker.say({ type: 'played', game: { number: 0 } })],
    ['brings another game', (worker) => worker.say({ type: 'played', game: gameOf(5) })],
    ['cannot be read', (worker) => worker.onmessageerror?.(new MessageEvent('messageerror'))],
  ])('and %s is replaced, and its game is played by another', (_, fail) => {
    const { runner, numbersPlayed, all, working, readyAll } = setUp();
    readyAll();
    fail(all[0]!);
    expect(all[0]!.terminated).toBe(true);
    expect(all).toHaveLength(3);
    readyAll();
    playOut(working);
    expect(runner.state.value).toBe('finished');
    expect(numbersPlayed()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('time and again leaves its slot empty; the others play on', () => {
    const { runner, all, working, readyAll } = setUp();
    for (let failure = 0; failure < MAX_FAILURES; failure++) {
      working()
        .at(failure === 0 ? 0 : -1)!
        .crash('no memory');
    }
    expect(all).toHaveLength(2 + MAX_FAILURES - 1);
    expect(working()).toHaveLength(1);
    readyAll();
    playOut(working);
    expect(runner.state.value).toBe('finished');
  });

  it('is forgiven when it has played a game since', () => {
    const { working, readyAll } = setUp({ games: 40, workers: 1 });
    for (let failure = 0; failure < 2 * MAX_FAILURES; failure++) {
      readyAll();
      working()[0]!.finish();
      working()[0]!.crash();
      expect(working()).toHaveLength(1);
    }
  });

  it('as do all the others breaks the match off, with the reason and what was played', () => {
    const { runner, standing, working, readyAll } = setUp();
    readyAll();
    working()[0]!.finish();
    while (working().length > 0) working()[0]!.crash('no memory');
    expect(runner.state.value).toBe('failed');
    expect(runner.trouble.value).toBe('no memory');
    expect(standing().games).toBe(1);
  });

  it('to come into being breaks the match off', () => {
    const { runner } = setUp({
      spawn: () => {
        throw new Error('workers are forbidden here');
      },
    });
    expect(runner.state.value).toBe('failed');
    expect(runner.trouble.value).toBe('workers are forbidden here');
  });

  it('to say anything any more does not hold up the end: a free worker plays its game', () => {
    const { runner, working, readyAll, numbers } = setUp({ games: 2 });
    readyAll();
    working()[1]!.finish();
    expect(numbers()).toEqual([0, 0]);
    working()[1]!.finish();
    expect(runner.state.value).toBe('finished');
  });

  it('at the end leaves its game to workers that were free already', () => {
    const { runner, all, working, readyAll } = setUp({ games: 2, workers: 3 });
    readyAll();
    const [first, second, third] = all;
    second!.finish();
    expect([first!.number, second!.number, third!.number]).toEqual([0, -1, 0]);
    first!.crash();
    expect(second!.number).toBe(0);
    second!.finish();
    expect(runner.state.value).toBe('finished');
    expect(working()).toEqual([]);
  });
});

describe('a game that is played', () => {
  it('is told while it goes on, and stays with who looks at it', () => {
    const { runner, working, readyAll } = setUp({ workers: 1 });
    readyAll();
    const [slot] = runner.slots;
    const first = slot!.live;
    expect(first?.task).toEqual({ series: 0, number: 0 });
    working()[0]!.say({ type: 'acted', actions: Int32Array.of(5, 6) });
    expect(first?.actions).toEqual([5, 6]);
    expect(first?.over).toBe(false);
    working()[0]!.finish();
    expect(first?.over).toBe(true);
    expect(first?.actions).toEqual([0, 7]);
    expect(slot!.live?.task.number).toBe(1);
  });
});

describe('the number of workers', () => {
  it('leaves a core to the page and two games to a worker, and is never none', () => {
    expect(workersFor(200, 8)).toBe(7);
    expect(workersFor(200, 1)).toBe(1);
    expect(workersFor(4, 8)).toBe(2);
    expect(workersFor(2, 8)).toBe(1);
  });
});
