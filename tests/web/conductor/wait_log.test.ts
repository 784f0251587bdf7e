import { describe, expect, it } from 'vitest';
import type { WaitRecord } from '../../../web/src/conductor/contract';
import { Samples } from '../../../web/src/conductor/samples';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import fc from '../support/fast_check';

const record = (waitMs: number): WaitRecord => ({ rung: 20, waitMs, starved: false });

function setUp() {
  let time = 0;
  let report: (start: number, length: number) => void = () => {};
  const log = new WaitLog(
    () => time,
    (seen) => {
      report = seen;
      return true;
    },
  );
  const at = (now: number) => {
    time = now;
  };
  return { log, at, longTask: (start: number, length: number) => report(start, length) };
}

describe('percentiles', () => {
  it('are the nearest ranks of the samples', () => {
    const samples = new Samples();
    for (const value of [5, 1, 4, 2, 3]) samples.add(value);
    expect([0, 20, 50, 61, 99, 100].map((percent) => samples.percentile(percent))).toEqual([
      1, 1, 3, 4, 5, 5,
    ]);
    expect(samples.max).toBe(5);
    expect(samples.mean).toBe(3);
  });

  it('are zero without samples', () => {
    const samples = new Samples();
    expect([samples.percentile(50), samples.max, samples.mean]).toEqual([0, 0, 0]);
  });

  it('are samples that the asked share of all do not exceed', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (all, percent) => {
        const samples = new Samples();
        for (const value of all) samples.add(value);
        const found = samples.percentile(percent);
        expect(all).toContain(found);
        expect(all.filter((value) => value <= found).length).toBeGreaterThanOrEqual(
          (percent / 100) * all.length,
        );
        expect(all.filter((value) => value < found).length).toBeLessThan((percent / 100) * all.length);
      }),
    );
  });

  it('forget the oldest samples when there are very many', () => {
    const samples = new Samples();
    for (let i = 0; i < 5001; i++) samples.add(i === 0 ? 1_000_000 : 1);
    expect(samples.max).toBe(1);
    expect(samples.count).toBe(5000);
  });
});

describe('the wait log', () => {
  it('sums up as the benches read it', () => {
    const { log } = setUp();
    log.turnBegins();
    for (const now of [0, 16, 32, 82]) log.frame(now);
    log.add(record(4), 0.9);
    log.add(record(10), null);
    log.add(record(7), 0.7);
    expect(log.summary()).toEqual({
      actions: 3,
      wait_ms: { p50: 7, p99: 10, max: 10 },
      frame_ms: { p50: 16, p95: 50, p99: 50 },
      long_tasks: 0,
      busy_share: 0.8,
    });
    expect(log.records().map(({ waitMs }) => waitMs)).toEqual([4, 10, 7]);
  });

  it('counts no interval from one turn to the next', () => {
    const { log } = setUp();
    log.turnBegins();
    log.frame(0);
    log.frame(16);
    log.turnEnds();
    log.turnBegins();
    log.frame(5000);
    log.frame(5016);
    expect(log.summary().frame_ms.p99).toBe(16);
  });

  it('counts long tasks that touch an opponent turn, told then or later', () => {
    const { log, at, longTask } = setUp();
    at(1000);
    log.turnBegins();
    longTask(900, 60);
    longTask(940, 61);
    longTask(1500, 80);
    at(2000);
    log.turnEnds();
    longTask(1990, 70);
    longTask(2000, 70);
    expect(log.summary().long_tasks).toBe(3);
  });

  it('does not claim that there were no long tasks where nobody can tell', () => {
    const log = new WaitLog(
      () => 0,
      () => false,
    );
    expect(log.summary().long_tasks).toBeNull();
  });

  it('keeps the latest thousand actions one by one and counts all', () => {
    const { log } = setUp();
    for (let i = 0; i < 1005; i++) log.add(record(i), null);
    expect(log.records()).toHaveLength(1000);
    expect(log.records()[0]!.waitMs).toBe(5);
    expect(log.summary().actions).toBe(1005);
  });
});
