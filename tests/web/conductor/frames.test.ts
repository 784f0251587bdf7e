import { describe, expect, it } from 'vitest';
import { Conductor } from '../../../web/src/conductor/conductor';
import { FrameMeter } from '../../../web/src/conductor/frame_meter';
import { AnimationFrames } from '../../../web/src/conductor/frames';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import { FakeGame } from '../support/fake_game';
import { FakeStage, FakeThinker } from '../support/fake_players';
import { FakeVisibility } from '../support/fake_time';

/** A browser whose time passes when it is told; no frame is painted while the page is hidden. */
function setUp() {
  let time = 1000;
  let waiting: ((now: number) => void)[] = [];
  const visibility = new FakeVisibility();
  const frames = new AnimationFrames(visibility, {
    now: () => time,
    request: (frame) => waiting.push(frame),
  });
  const pass = (length: number) => {
    time += length;
  };
  /** Paints a frame with a time stamp of its own. */
  const paintAt = (stamp: number) => {
    const due = waiting;
    waiting = [];
    for (const frame of due) frame(stamp);
  };
  const paint = (length: number, count = 1) => {
    for (let i = 0; i < count; i++) {
      time += length;
      paintAt(time);
    }
  };
  return { frames, visibility, pass, paint, paintAt, requests: () => waiting.length };
}

describe('animation frames', () => {
  it('are asked for once a frame, and only while somebody listens', () => {
    const { frames, paint, requests } = setUp();
    expect(requests()).toBe(0);
    const seen: number[] = [];
    const stop = frames.each((now) => seen.push(now));
    const stopToo = frames.each(() => {});
    expect(requests()).toBe(1);
    paint(16, 3);
    stop();
    stopToo();
    paint(16);
    expect(seen).toEqual([1016, 1032, 1048]);
    expect(requests()).toBe(0);
  });

  it('call the planners before the views, whoever came first', () => {
    const { frames, paint } = setUp();
    const order: string[] = [];
    frames.each(() => order.push('view'));
    frames.planning.each(() => order.push('planner'));
    paint(16);
    expect(order).toEqual(['planner', 'view']);
  });

  it('let one function listen twice and stop once', () => {
    const { frames, paint } = setUp();
    let calls = 0;
    const count = () => {
      calls++;
    };
    const stop = frames.each(count);
    frames.each(count);
    stop();
    paint(16);
    expect(calls).toBe(1);
  });

  it('go on for the others when a listener throws', () => {
    const { frames, paint } = setUp();
    let calls = 0;
    frames.planning.each(() => {
      throw new Error('a flaw');
    });
    frames.each(() => {
      calls++;
    });
    expect(() => paint(16)).toThrow('a flaw');
    expect(() => paint(16)).toThrow('a flaw');
    expect(calls).toBe(2);
  });

  it('have a clock that stands still while the page is hidden', () => {
    const { frames, visibility, pass, paint } = setUp();
    const seen: number[] = [];
    frames.each((now) => seen.push(now));
    paint(16);
    pass(4);
    visibility.set(true);
    pass(60_000);
    expect(frames.now()).toBe(1020);
    visibility.set(false);
    expect(frames.now()).toBe(1020);
    paint(12);
    expect(seen).toEqual([1016, 1032]);
  });

  it('are not painted in a hidden page, and hiding it twice hides it once', () => {
    const { frames, visibility, pass, paint } = setUp();
    const seen: number[] = [];
    frames.each((now) => seen.push(now));
    visibility.set(true);
    paint(16);
    visibility.set(true);
    pass(100);
    visibility.set(false);
    expect(frames.now()).toBe(1000);
    paint(16);
    expect(seen).toEqual([1016]);
  });

  it('never go back in time, though a time stamp may lie before the page was shown again', () => {
    const { frames, visibility, pass, paint, paintAt } = setUp();
    const seen: number[] = [];
    frames.each((now) => seen.push(now));
    paint(16);
    visibility.set(true);
    pass(100);
    visibility.set(false);
    paintAt(1110);
    paint(16);
    expect(seen).toEqual([1016, 1016, 1032]);
  });

  it('start with a clock that stands still in a page opened in the background', () => {
    const visibility = new FakeVisibility();
    visibility.set(true);
    let time = 500;
    const frames = new AnimationFrames(visibility, { now: () => time, request: () => {} });
    time = 9000;
    expect(frames.now()).toBe(500);
    visibility.set(false);
    time = 9016;
    expect(frames.now()).toBe(516);
  });
});

describe('a page hidden in the opponent’s turn', () => {
  it('goes on where it left off, and the time counts as no wait', () => {
    const { frames, visibility, pass, paint } = setUp();
    const stage = new FakeStage(100);
    const thinker = new FakeThinker();
    const log = new WaitLog(
      () => frames.now(),
      () => false,
    );
    const conductor = new Conductor({
      rules: new FakeGame(),
      thinker,
      stage,
      frames: frames.planning,
      visibility,
      log,
      opponent: { rung: 0, seed: 0, blur: null, nodes: 0 },
      onTurnOver: () => {},
      onGameOver: () => {},
    });
    thinker.hold('0/', 1);
    thinker.hold('0/1', 2);
    conductor.begin(1032);
    paint(16, 4);
    expect(stage.starts).toEqual([expect.closeTo(1023.67)]);
    visibility.set(true);
    expect(thinker.paused).toBe(true);
    pass(3_600_000);
    visibility.set(false);
    expect(thinker.paused).toBe(false);
    expect(stage.starts).toEqual([expect.closeTo(1023.67)]);
    paint(16, 5);
    expect(stage.starts).toEqual([expect.closeTo(1023.67), expect.closeTo(1115.67)]);
    expect(log.summary()).toMatchObject({
      actions: 2,
      wait_ms: { max: expect.closeTo(4.33) },
      frame_ms: { p99: 16 },
    });
  });
});

describe('the frame meter', () => {
  it('takes 60 frames a second for granted until it has measured', () => {
    const meter = new FrameMeter();
    expect(meter.interval).toBeCloseTo(16.67, 2);
    meter.frame(0);
    meter.frame(8);
    expect(meter.interval).toBe(8);
  });

  it('shrugs off late frames, and frames at the same moment', () => {
    const meter = new FrameMeter();
    for (const now of [0, 0, 0, 0, 0, 16, 32, 132, 148]) meter.frame(now);
    expect(meter.interval).toBe(16);
  });

  it('is never more than two usual frames', () => {
    const meter = new FrameMeter();
    for (const now of [0, 100, 200]) meter.frame(now);
    expect(meter.interval).toBeCloseTo(33.33, 2);
  });

  it('knows how late the next frame may be: as late as the latest, but for accidents', () => {
    const meter = new FrameMeter();
    expect(meter.longest).toBeCloseTo(16.67, 2);
    for (const now of [0, 16, 66, 82]) meter.frame(now);
    expect(meter.longest).toBe(50);
    meter.frame(1000);
    expect(meter.longest).toBeCloseTo(66.67, 2);
  });

  it('remembers a late frame for about a second', () => {
    const meter = new FrameMeter();
    meter.frame(0);
    for (let frame = 0; frame < 60; frame++) meter.frame(50 + 16 * frame);
    expect(meter.longest).toBe(50);
    expect(meter.interval).toBe(16);
    meter.frame(50 + 16 * 60);
    expect(meter.longest).toBe(16);
  });

  it('finds a device strained that drops frames again and again, not one that is slow and steady', () => {
    const steady = new FrameMeter();
    for (let frame = 0; frame < 60; frame++) steady.frame(33 * frame);
    expect(steady.strained).toBe(false);
    const strained = new FrameMeter();
    for (const now of [0, 16, 32, 64, 80, 96, 128, 144]) strained.frame(now);
    expect(strained.strained).toBe(false);
    strained.frame(176);
    expect(strained.strained).toBe(true);
  });

  it('finds a device strained that dropped many frames twice, not one that stood still once', () => {
    const meter = new FrameMeter();
    for (const now of [0, 16, 32, 232, 248]) meter.frame(now);
    expect(meter.strained).toBe(false);
    for (const now of [264, 464]) meter.frame(now);
    expect(meter.strained).toBe(true);
  });

  it('takes an interruption for no interval', () => {
    const meter = new FrameMeter();
    for (const now of [0, 16]) meter.frame(now);
    meter.interrupt();
    meter.frame(900);
    meter.frame(916);
    expect(meter.longest).toBe(16);
  });
});
