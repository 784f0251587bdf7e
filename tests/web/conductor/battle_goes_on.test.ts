import { describe, expect, it } from 'vitest';
import { Conductor, type FallbackReason } from '../../../web/src/conductor/conductor';
import { HANG_MS, MAX_REPLACEMENTS } from '../../../web/src/conductor/supervisor';
import { WorkerThinker } from '../../../web/src/conductor/thinker';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import { EMPTY_MODULE } from '../support/empty_module';
import { END_TURN, FakeGame } from '../support/fake_game';
import { FakeStage } from '../support/fake_players';
import { FakeClock, FakeFrames, FakeVisibility } from '../support/fake_time';
import { LoopWorker } from '../support/loop_worker';

/**
 * Everything real but the rules, the search and time: conductor, thinker, supervisor and worker loop. The opponent
 * plays turns 0, 2, 4 ...; the player ends turns 1, 3, 5 ... at once.
 */
function setUp({ nodes = 0, need = 100_000, stillborn = false } = {}) {
  const frames = new FakeFrames();
  const clock = new FakeClock();
  const visibility = new FakeVisibility();
  const rules = new FakeGame(20);
  const stage = new FakeStage(500);
  const workers: LoopWorker[] = [];
  const log = new WaitLog(
    () => frames.now(),
    () => false,
  );
  const thinker = new WorkerThinker({
    glue: 'fake',
    compiled: EMPTY_MODULE,
    clock,
    spawn: () => {
      const worker = new LoopWorker(need, 100);
      worker.alive = !stillborn;
      workers.push(worker);
      return worker;
    },
  });
  const opponent = { rung: 50, seed: 1, blur: null, nodes };
  const fallbacks: FallbackReason[] = [];
  let over = false;
  const conductor = new Conductor({
    rules,
    thinker,
    stage,
    frames,
    visibility,
    log,
    opponent,
    onTurnOver: (at) => {
      rules.play(END_TURN);
      if (rules.result() === 0) conductor.begin(at + 500);
    },
    onFallback: (reason) => void fallbacks.push(reason),
    onGameOver: () => {
      over = true;
    },
  });
  /** Lets everything run until `done`, at most three minutes. */
  const playUntil = (done: () => boolean) => {
    for (let frame = 0; frame < 3 * 3600 && !done(); frame++) {
      clock.pass(16);
      workers.at(-1)!.run(16);
      frames.paint(frames.now() + 16);
    }
    expect(done()).toBe(true);
  };
  thinker.configure(opponent);
  return {
    ...{ rules, stage, workers, log, thinker, conductor, playUntil, visibility, frames, clock, fallbacks },
    isOver: () => over || rules.result() !== 0,
    starved: () => log.records().filter((record) => record.starved).length,
  };
}

describe('a battle', () => {
  it('is played to its end without anybody waiting longer than a frame', () => {
    const { conductor, playUntil, isOver, log, stage, starved } = setUp();
    conductor.begin(500);
    playUntil(isOver);
    expect(stage.steps.length).toBeGreaterThanOrEqual(28);
    expect(starved()).toBe(0);
    expect(log.summary().wait_ms.max).toBeLessThanOrEqual(16);
    expect(log.summary().busy_share).toBeGreaterThan(0.95);
  });

  it('goes on, its timeline too, when the worker traps in the middle', () => {
    const { conductor, playUntil, isOver, workers, thinker, stage, starved } = setUp({ need: 40_000 });
    conductor.begin(500);
    playUntil(() => stage.steps.length === 2);
    workers[0]!.onerror?.(new ErrorEvent('error', { message: 'unreachable' }));
    playUntil(isOver);
    expect(workers).toHaveLength(2);
    expect(thinker.health()).toEqual({ restarts: 1, lost: false });
    expect(starved()).toBe(0);
    expect(stage.steps.map(({ action }) => action).slice(0, 6)).toEqual([2, 3, 0, 2, 3, 0]);
  });

  it('goes on when the worker is killed without a word', () => {
    const { conductor, playUntil, isOver, workers, stage, starved, log } = setUp();
    conductor.begin(500);
    playUntil(() => stage.steps.length === 2);
    workers[0]!.alive = false;
    playUntil(isOver);
    expect(workers).toHaveLength(2);
    expect(starved()).toBeLessThanOrEqual(1);
    expect(log.summary().wait_ms.max).toBeLessThan(HANG_MS + 500);
  });

  it('goes on when no worker ever answers', () => {
    const { conductor, playUntil, isOver, thinker, stage } = setUp({ stillborn: true });
    conductor.begin(500);
    playUntil(isOver);
    playUntil(() => thinker.health().lost);
    expect(thinker.health().lost).toBe(true);
    expect(thinker.health().restarts).toBe(MAX_REPLACEMENTS);
    expect(new Set(stage.steps.map(({ action }) => action))).toEqual(new Set([END_TURN]));
  });

  it.each([
    ['an hour ahead, as where a machine was asleep', 3_600_000],
    ['a second ahead', 1000],
    ['back, as no browser should', -1000],
  ])('goes on when the clock jumps %s', (_, jump) => {
    const { conductor, playUntil, isOver, workers, stage, clock, frames, thinker, fallbacks } = setUp({
      need: 40_000,
    });
    conductor.begin(500);
    playUntil(() => stage.steps.length === 2);
    clock.freeze(jump);
    frames.paint(frames.now() + jump);
    playUntil(isOver);
    expect(workers.length).toBeLessThanOrEqual(2);
    expect(thinker.health().lost).toBe(false);
    expect(fallbacks).toEqual([]);
  });

  it('is the same whenever it is watched, with a fixed number of nodes', () => {
    const actions = [50, 120].map((frameMs) => {
      const { conductor, isOver, stage, frames, workers, clock } = setUp({ nodes: 5000, need: 5000 });
      conductor.begin(0);
      for (let frame = 0; frame < 1000 && !isOver(); frame++) {
        clock.pass(frameMs);
        workers.at(-1)!.run(frameMs);
        frames.paint(frames.now() + frameMs);
      }
      expect(isOver()).toBe(true);
      return stage.steps.map(({ action }) => action);
    });
    expect(actions[0]).toEqual(actions[1]);
  });

  it('does not think in a hidden page, and thinks again in a shown one', () => {
    const { conductor, playUntil, workers, visibility, clock, stage, isOver, starved } = setUp();
    conductor.begin(500);
    playUntil(() => stage.steps.length === 1);
    visibility.set(true);
    workers[0]!.run(16);
    const { slices } = workers[0]!;
    clock.pass(100_000);
    workers[0]!.run(100_000);
    expect(workers[0]!.slices).toBe(slices);
    expect(workers).toHaveLength(1);
    visibility.set(false);
    playUntil(isOver);
    expect(workers[0]!.slices).toBeGreaterThan(slices);
    expect(starved()).toBe(0);
  });
});
