import { describe, expect, it } from 'vitest';
import deadline from '../../../engine/xiangqi/data/deadline.json';
import type { XiangqiModule } from '../../../wasm/xiangqi';
import {
  type Deadline,
  finishedWithin,
  nearestDevice,
  secondsOfFixed,
  speedAt,
} from '../../../web/src/xiangqi/deadline/measured';
import { ownSpeed } from '../../../web/src/xiangqi/deadline/own_speed';
import { answerAt, positionOf } from '../../../web/src/xiangqi/deadline/played_moments';
import { xiangqi } from './support/module';

const KEPT: Deadline = deadline;
const module = xiangqi as XiangqiModule;

it('what was measured natively is what the engine in the page finds', () => {
  const session = new module.Session();
  expect(session.configure(KEPT.fixed, 1, null, '')).toBe('');
  for (const moment of KEPT.moments) {
    expect(session.set(positionOf(module, moment), '')).toBe('');
    session.begin(0);
    while (session.advance(16));
    const rules = new module.Game();
    rules.load(positionOf(module, moment));
    expect(rules.actionText(session.best())).toBe(moment.fixed.best);
    expect(session.info()[1]).toBe(moment.fixed.nodes);
    rules.delete();
  }
  session.delete();
});

it('every answer can be shown', () => {
  for (const moment of KEPT.moments)
    for (const finished of [moment.fixed, ...moment.deepening]) {
      const { move, position } = answerAt(module, moment, finished);
      expect(move).not.toBe('');
      expect(position).not.toBe(positionOf(module, moment));
    }
});

describe('a device', () => {
  const moment = { deepening: [1, 2, 3].map((depth) => ({ depth, nodes: 10 ** depth, best: 'h2e2' })) };

  it('answers with the deepest search that is finished in time', () => {
    expect(finishedWithin(moment, 9)).toBeNull();
    expect(finishedWithin(moment, 10)?.depth).toBe(1);
    expect(finishedWithin(moment, 999)?.depth).toBe(2);
    expect(finishedWithin(moment, 1e9)?.depth).toBe(3);
  });

  it('is as fast as the slider says, between a phone and the one at hand', () => {
    expect([0, 0.5, 1].map((share) => Math.round(speedAt(share, 100, 1e6)))).toEqual([
      100, 10_000, 1_000_000,
    ]);
    expect(nearestDevice(KEPT.devices, 1).speed).toBe(KEPT.devices[0]?.speed);
    expect(nearestDevice(KEPT.devices, 1e9)).toBe(KEPT.devices.at(-1));
  });

  it('that is as slow as the customer’s takes eighty seconds on average', () => {
    expect(secondsOfFixed(KEPT.moments, KEPT.devices[0]?.speed ?? 0).mean).toBeCloseTo(80, 0);
  });

  it('has the speed at which it searches', () => {
    let time = 0;
    // A clock on which every look takes ten milliseconds.
    const speed = ownSpeed(module, KEPT.fixed, positionOf(module, { moves: '' }), () => {
      time += 10;
      return time;
    });
    expect(speed).toBeGreaterThan(1000);
  });
});
