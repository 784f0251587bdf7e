import { describe, expect, it } from 'vitest';
import type { MatchSummary, MatchTable, SprtSettings } from '../../../wasm/lab';
import { type Contest, plain } from '../../../web/src/lab/contest';
import { type Begun, ContestRunner, workersFor } from '../../../web/src/lab/contest_runner';
import { MatchBook } from '../../../web/src/lab/match_book';
import type { MatchGame } from '../../../web/src/lab/match_game';
import type { MatchRunner } from '../../../web/src/lab/runners';
import { MAX_FAILURES } from '../../../web/src/lab/seat';
import { startLab } from '../../wasm/support/lab_module';
import { EMPTY_MODULE } from '../support/empty_module';
import { FakeMatchWorker, gameOf, MATCH } from '../support/fake_match';
import { FakeClock } from '../support/fake_time';
import fc from '../support/fast_check';
import { isFreed } from '../support/is_freed';

/** The engine's own tables do the counting. */
const lab = await startLab();

interface Wanted extends Partial<Contest> {
  workers?: number;
  spawn?: () => FakeMatchWorker;
  begun?: Begun<MatchGame>;
}

function setUp({ workers = 2, spawn = () => new FakeMatchWorker(), begun, ...contest }: Wanted = {}) {
  const all: FakeMatchWorker[] = [];
  const tables: MatchTable[] = [];
  const clock = new FakeClock();
  const wanted = { ...MATCH, ...contest };
  const makeTable = () => {
    const table = new lab.MatchTable();
    tables.push(table);
    return table;
  };
  const runner: MatchRunner = new ContestRunner({
    contest: wanted,
    book: new MatchBook(makeTable, wanted),
    spawn: () => {
      const worker = spawn();
      all.push(worker);
      return worker;
    },
    load: { type: 'load', glue: 'assets/tactics.js', compiled: EMPTY_MODULE },
    workers,
    clock,
    begun: begun ?? null,
  });
  const seated = () => all.filter((worker) => !worker.terminated);
  const readyAll = () => {
    for (const worker of seated()) worker.ready();
  };
  const numbers = () => seated().map(({ number }) => number);
  const numbersPlayed = () => runner.played.value[0]?.map((game) => game?.number);
  const standing = () => runner.book.standings.value[0]!;
  return { runner, tables, clock, all, seated, readyAll, numbers, numbersPlayed, standing };
}

/** What a table says in which the first `games` games were entered in order. */
function summaryOf(games: number): MatchSummary {
  const table = new lab.MatchTable();
  for (let number = 0; number < games; number++) expect(table.enter(gameOf(number))).toBe('');
  const summary = table.summary();
  table.delete();
  return summary;
}

/** Lets the seated workers play on until nothing changes any more. */
function playOut(seated: () => FakeMatchWorker[], choose: (count: number) => number = () => 0): void {
  for (let turn = 0; turn < 1000; turn++) {
    const busy = seated().filter(({ number }) => number >= 0);
    if (busy.length === 0) return;
    busy[choose(busy.length)]!.finish();
  }
  throw new Error('the match does not end');
}

describe('a match', () => {
  it('hands out its games in order, one to a worker', () => {
    const { all, numbers, seated, readyAll } = setUp();
    expect(all.map(({ heard }) => heard.map(({ type }) => type))).toEqual([['load'], ['load']]);
    readyAll();
    expect(numbers()).toEqual([0, 1]);
    seated()[1]!.finish();
    expect(numbers()).toEqual([0, 2]);
  });

  it('is finished when every game is entered, and sends its workers away', () => {
    const { runner, standing, numbersPlayed, seated, readyAll } = setUp();
    readyAll();
    playOut(seated);
    expect(runner.state.value).toBe('finished');
    expect(numbersPlayed()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(standing()).toEqual(summaryOf(6));
    expect(runner.progress.value).toEqual({ done: 6, of: 6 });
    expect(runner.timeLeft.value).toBe(0);
    expect(seated()).toEqual([]);
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
          const { runner, standing, seated, readyAll } = setUp({ games, workers });
          let crashes = 0;
          readyAll();
          for (let turn = 0; runner.state.value === 'running' && turn < 500; turn++) {
            const busy = seated().filter(({ number }) => number >= 0);
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
    const { runner, standing, clock, seated, readyAll } = setUp({ games: 4, workers: 1 });
    readyAll();
    seated()[0]!.finish();
    expect(standing().games).toBe(0);
    clock.pass(250);
    expect(standing().games).toBe(1);
    expect(runner.played.value).toEqual([[gameOf(0), null, null, null]]);
    playOut(seated);
    expect(standing().games).toBe(4);
    expect(clock.idle).toBe(true);
  });

  it('tells the time that is left from the time that was played', () => {
    const { runner, clock, seated, readyAll } = setUp({ games: 4, workers: 1 });
    readyAll();
    clock.pass(1000);
    expect(runner.timeLeft.value).toBeNull();
    seated()[0]!.finish();
    clock.pass(250);
    expect(runner.timeLeft.value).toBe(3 * 1250);
    runner.pause();
    seated()[0]!.finish();
    clock.pass(60_000);
    runner.resume();
    clock.pass(250);
    seated()[0]!.finish();
    clock.pass(250);
    expect(runner.timeLeft.value).toBeCloseTo(1750 / 3);
  });
});

describe('pause and stop', () => {
  it('a pause lets the games in hand end and begins no other', () => {
    const { runner, standing, seated, numbers, readyAll } = setUp();
    readyAll();
    runner.pause();
    expect(runner.state.value).toBe('pausing');
    seated()[0]!.finish();
    expect(runner.state.value).toBe('pausing');
    seated()[1]!.finish();
    expect(runner.state.value).toBe('paused');
    expect(standing().games).toBe(2);
    expect(numbers()).toEqual([-1, -1]);
    runner.resume();
    expect(runner.state.value).toBe('running');
    expect(numbers()).toEqual([2, 3]);
  });

  it('a pause that is taken back before it came gives the free workers their games', () => {
    const { runner, seated, numbers, readyAll } = setUp();
    readyAll();
    runner.pause();
    seated()[0]!.finish();
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
    const { runner, seated, readyAll } = setUp();
    readyAll();
    runner.pause();
    seated()[0]!.finish();
    seated()[1]!.crash();
    expect(runner.state.value).toBe('paused');
  });

  it.each(['running', 'pausing', 'paused'] as const)('stops at once while it is %s', (state) => {
    const { runner, standing, clock, seated, readyAll } = setUp();
    readyAll();
    const workers = seated();
    workers[0]!.finish();
    if (state !== 'running') runner.pause();
    if (state === 'paused') for (const worker of workers) worker.finish();
    expect(runner.state.value).toBe(state);
    runner.stop();
    expect(runner.state.value).toBe('stopped');
    expect(seated()).toEqual([]);
    expect(standing().games).toBe(state === 'paused' ? 3 : 1);
    expect(clock.idle).toBe(true);
    runner.resume();
    workers[0]!.finish();
    expect(runner.state.value).toBe('stopped');
  });

  it('a match that is put away frees its tables', () => {
    const { runner, tables, readyAll, seated } = setUp();
    readyAll();
    runner.dispose();
    expect(tables.map(isFreed)).toEqual([true]);
    expect(seated()).toEqual([]);
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
    const { runner, numbersPlayed, all, seated, readyAll } = setUp();
    readyAll();
    fail(all[0]!);
    expect(all[0]!.terminated).toBe(true);
    expect(all).toHaveLength(3);
    readyAll();
    playOut(seated);
    expect(runner.state.value).toBe('finished');
    expect(numbersPlayed()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('time and again leaves its seat empty; the others play on', () => {
    const { runner, all, seated, readyAll } = setUp();
    for (let failure = 0; failure < MAX_FAILURES; failure++) {
      seated()
        .at(failure === 0 ? 0 : -1)!
        .crash('no memory');
    }
    expect(all).toHaveLength(2 + MAX_FAILURES - 1);
    expect(seated()).toHaveLength(1);
    readyAll();
    playOut(seated);
    expect(runner.state.value).toBe('finished');
  });

  it('is forgiven when it has played a game since', () => {
    const { seated, readyAll } = setUp({ games: 40, workers: 1 });
    for (let failure = 0; failure < 2 * MAX_FAILURES; failure++) {
      readyAll();
      seated()[0]!.finish();
      seated()[0]!.crash();
      expect(seated()).toHaveLength(1);
    }
  });

  it('as do all the others breaks the match off, with the reason and what was played', () => {
    const { runner, standing, seated, readyAll } = setUp();
    readyAll();
    seated()[0]!.finish();
    while (seated().length > 0) seated()[0]!.crash('no memory');
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
    const { runner, seated, readyAll, numbers } = setUp({ games: 2 });
    readyAll();
    seated()[1]!.finish();
    expect(numbers()).toEqual([0, 0]);
    seated()[1]!.finish();
    expect(runner.state.value).toBe('finished');
  });

  it('at the end leaves its game to workers that were free already', () => {
    const { runner, all, seated, readyAll } = setUp({ games: 2, workers: 3 });
    readyAll();
    const [first, second, third] = all;
    second!.finish();
    expect([first!.number, second!.number, third!.number]).toEqual([0, -1, 0]);
    first!.crash();
    expect(second!.number).toBe(0);
    second!.finish();
    expect(runner.state.value).toBe('finished');
    expect(seated()).toEqual([]);
  });
});

describe('several pairs', () => {
  const ROBIN = { form: 'robin', players: [plain(50), plain(20), plain(0)], games: 4 } as const;

  it('take turns, two games at a time, each with its own pairing', () => {
    const { runner, all, readyAll, seated } = setUp({ ...ROBIN, workers: 1 });
    readyAll();
    playOut(seated);
    expect(runner.state.value).toBe('finished');
    const asked = all[0]!.heard.flatMap((request) => (request.type === 'play' ? [request] : []));
    const games = asked.map(({ pairing: { a, b }, number }) => [a, b, number]);
    expect(games.slice(0, 8)).toEqual([
      [50, 20, 0],
      [50, 20, 1],
      [50, 0, 0],
      [50, 0, 1],
      [20, 0, 0],
      [20, 0, 1],
      [50, 20, 2],
      [50, 20, 3],
    ]);
    expect(games).toHaveLength(12);
    expect(runner.book.standings.value).toEqual([summaryOf(4), summaryOf(4), summaryOf(4)]);
  });

  it('of a gauntlet all have its first player', () => {
    const { all, readyAll, seated } = setUp({ ...ROBIN, form: 'gauntlet', workers: 1 });
    readyAll();
    playOut(seated);
    const asked = all[0]!.heard.flatMap((request) => (request.type === 'play' ? [request.pairing] : []));
    expect(new Set(asked.map(({ a, b }) => `${a} ${b}`))).toEqual(new Set(['50 20', '50 0']));
  });
});

describe('a sequential test', () => {
  const SPRT: SprtSettings = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };

  /** Rung a wins every game, whoever ends first. */
  function sweep({ seated, readyAll, runner }: ReturnType<typeof setUp>, choose: (count: number) => number) {
    readyAll();
    for (let turn = 0; runner.state.value === 'running' && turn < 500; turn++) {
      const busy = seated().filter(({ number }) => number >= 0);
      const worker = busy[choose(busy.length)]!;
      worker.finish(worker.number % 2 === 0 ? 1 : 2);
    }
  }

  it('ends the match as soon as it has decided, with the games that it looked at', () => {
    const one = setUp({ games: 200, sprt: SPRT, workers: 1 });
    sweep(one, () => 0);
    expect(one.runner.state.value).toBe('finished');
    expect(one.runner.book.sprt.value?.verdict).toBe(2);
    const { done, of } = one.runner.progress.value;
    expect(done).toBe(of);
    expect(of).toBeLessThan(100);
    expect(one.standing()).toMatchObject({ games: of, wins: of });
    expect(one.runner.played.value[0]?.filter((game) => game !== null)).toHaveLength(of);
  });

  it('decides by the same games however many workers there are', () => {
    const one = setUp({ games: 200, sprt: SPRT, workers: 1 });
    sweep(one, () => 0);
    const many = setUp({ games: 200, sprt: SPRT, workers: 5 });
    // The last to begin is the first to end.
    sweep(many, (count) => count - 1);
    expect(many.standing()).toEqual(one.standing());
    expect(many.runner.book.sprt.value).toEqual(one.runner.book.sprt.value);
  });

  it('leaves a match that it cannot decide to its end', () => {
    const { runner, seated, readyAll, standing } = setUp({ games: 6, sprt: SPRT });
    readyAll();
    playOut(seated);
    expect(runner.state.value).toBe('finished');
    expect(runner.book.sprt.value?.verdict).toBe(0);
    expect(standing().games).toBe(6);
  });
});

describe('a contest that had begun', () => {
  function halfPlayed(state: Begun['state']): Begun<MatchGame> {
    return { games: [3, 0].map((number) => ({ series: 0, game: gameOf(number) })), active: 5000, state };
  }

  it('goes on with the games that are missing', () => {
    const { runner, seated, readyAll, numbers, standing } = setUp({ begun: halfPlayed('running') });
    expect(runner.progress.value).toEqual({ done: 2, of: 6 });
    expect(runner.timeLeft.value).toBe((5000 / 2) * 4);
    readyAll();
    expect(numbers()).toEqual([1, 2]);
    playOut(seated);
    expect(runner.state.value).toBe('finished');
    expect(standing()).toEqual(summaryOf(6));
  });

  it('waits where it was paused, without a worker', () => {
    const { runner, all, readyAll, numbers } = setUp({ begun: halfPlayed('paused') });
    expect(runner.state.value).toBe('paused');
    expect(all).toEqual([]);
    runner.resume();
    readyAll();
    expect(numbers()).toEqual([1, 2]);
  });

  it('stays stopped', () => {
    const { runner, all, clock } = setUp({ begun: halfPlayed('stopped') });
    expect(runner.state.value).toBe('stopped');
    expect(runner.progress.value.done).toBe(2);
    expect(clock.idle).toBe(true);
    expect(all).toEqual([]);
  });

  it('says how far it has come, so that it can be taken up again', () => {
    const { runner, clock, seated, readyAll, standing } = setUp();
    readyAll();
    clock.pass(700);
    seated()[1]!.finish();
    const { begun } = runner;
    expect(begun).toEqual({ games: [{ series: 0, game: gameOf(1) }], active: 700, state: 'running' });
    const again = setUp({ begun });
    again.readyAll();
    playOut(again.seated);
    playOut(seated);
    expect(again.standing()).toEqual(standing());
  });
});

describe('a game that is played', () => {
  it('is told while it goes on, and stays with who looks at it', () => {
    const { runner, seated, readyAll } = setUp({ workers: 1 });
    readyAll();
    const [seat] = runner.seats;
    const first = seat!.live;
    expect(first?.task).toEqual({ series: 0, number: 0 });
    seated()[0]!.say({ type: 'acted', actions: Int32Array.of(5, 6) });
    expect(first?.actions).toEqual([5, 6]);
    expect(first?.over).toBe(false);
    seated()[0]!.finish();
    expect(first?.over).toBe(true);
    expect(first?.actions).toEqual([0, 7]);
    expect(seat!.live?.task.number).toBe(1);
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
