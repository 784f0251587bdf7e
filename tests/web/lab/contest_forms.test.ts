import { describe, expect, it } from 'vitest';
import type { SprtSettings } from '../../../wasm/lab';
import { plain } from '../../../web/src/lab/contest';
import type { Begun } from '../../../web/src/lab/contest_runner';
import type { MatchGame } from '../../../web/src/lab/match_game';
import { gameOf } from '../support/fake_match';
import { playOut, setUp, summaryOf } from './support/running_contest';

describe('several pairs', () => {
  const ROUND_ROBIN = { form: 'robin', players: [plain(50), plain(20), plain(0)], games: 4 } as const;

  it('take turns, two games at a time, each with its own pairing', () => {
    const { runner, all, readyAll, working } = setUp({ ...ROUND_ROBIN, workers: 1 });
    readyAll();
    playOut(working);
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
    const { all, readyAll, working } = setUp({ ...ROUND_ROBIN, form: 'gauntlet', workers: 1 });
    readyAll();
    playOut(working);
    const asked = all[0]!.heard.flatMap((request) => (request.type === 'play' ? [request.pairing] : []));
    expect(new Set(asked.map(({ a, b }) => `${a} ${b}`))).toEqual(new Set(['50 20', '50 0']));
  });
});

describe('a sequential test', () => {
  const SPRT: SprtSettings = { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };

  /** Rung a wins every game, whoever ends first. */
  function sweep({ working, readyAll, runner }: ReturnType<typeof setUp>, choose: (count: number) => number) {
    readyAll();
    for (let turn = 0; runner.state.value === 'running' && turn < 500; turn++) {
      const busy = working().filter(({ number }) => number >= 0);
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
    const { runner, working, readyAll, standing } = setUp({ games: 6, sprt: SPRT });
    readyAll();
    playOut(working);
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
    const { runner, working, readyAll, numbers, standing } = setUp({ begun: halfPlayed('running') });
    expect(runner.progress.value).toEqual({ done: 2, of: 6 });
    expect(runner.timeLeft.value).toBe((5000 / 2) * 4);
    readyAll();
    expect(numbers()).toEqual([1, 2]);
    playOut(working);
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
    const { runner, clock, working, readyAll, standing } = setUp();
    readyAll();
    clock.pass(700);
    working()[1]!.finish();
    const { begun } = runner;
    expect(begun).toEqual({ games: [{ series: 0, game: gameOf(1) }], active: 700, state: 'running' });
    const again = setUp({ begun });
    again.readyAll();
    playOut(again.working);
    playOut(working);
    expect(again.standing()).toEqual(standing());
  });
});
