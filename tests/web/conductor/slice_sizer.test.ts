import { describe, expect, it } from 'vitest';
import { BusyMeter } from '../../../web/src/conductor/busy_meter';
import { AIM_MS, SHARED_AIM_MS, SliceSizer } from '../../../web/src/conductor/slice_sizer';
import fc from '../support/fast_check';

/** Runs `count` slices at a speed of `perMs` nodes a millisecond and returns the last one's length. */
function lengthAfter(sizer: SliceSizer, count: number, perMs: number): number {
  let length = 0;
  for (let i = 0; i < count; i++) {
    length = sizer.next() / perMs;
    sizer.measured(length);
  }
  return length;
}

describe('slices', () => {
  it('come to the aimed length at any speed', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 20_000, noNaN: true }),
        fc.constantFrom(AIM_MS, SHARED_AIM_MS),
        (perMs, aim) => {
          const length = lengthAfter(new SliceSizer(aim), 40, perMs);
          expect(length).toBeGreaterThan(aim - 1 - 1 / perMs);
          expect(length).toBeLessThan(aim + 1);
        },
      ),
    );
  });

  it('never grow by more than four times at once, however fast they seem', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 50 }), (lengths) => {
        const sizer = new SliceSizer();
        for (const length of lengths) {
          const before = sizer.next();
          sizer.measured(length);
          expect(sizer.next()).toBeLessThanOrEqual(before * 4);
          expect(Number.isInteger(sizer.next()) && sizer.next() >= 1).toBe(true);
        }
      }),
    );
  });

  it('shrink at once when the thinking has become slow', () => {
    const sizer = new SliceSizer();
    lengthAfter(sizer, 40, 1000);
    const slow = sizer.next() / 100;
    expect(slow).toBeGreaterThan(100);
    sizer.measured(slow);
    expect(sizer.next() / 100).toBeLessThanOrEqual(AIM_MS);
  });

  it('grow under a clock too coarse to see them, until it does', () => {
    const sizer = new SliceSizer();
    const first = sizer.next();
    sizer.measured(0);
    sizer.measured(0);
    expect(sizer.next()).toBe(first * 16);
  });
});

describe('the busy share', () => {
  it('counts only time in which there was something left', () => {
    const meter = new BusyMeter();
    meter.restart(0);
    meter.compute(30);
    expect(meter.share(40)).toBeCloseTo(0.75);
    meter.rest(40);
    expect(meter.share(1000)).toBeCloseTo(0.75);
    meter.begin(1000);
    meter.compute(10);
    expect(meter.share(1010)).toBeCloseTo(0.8);
  });

  it('is whole before there was a slice’s worth to do', () => {
    const meter = new BusyMeter();
    expect(meter.share(5)).toBe(1);
    meter.restart(5);
    expect(meter.share(5 + AIM_MS - 1)).toBe(1);
    expect(meter.share(5 + AIM_MS)).toBe(0);
  });

  it('starts anew with each turn', () => {
    const meter = new BusyMeter();
    meter.restart(0);
    expect(meter.share(100)).toBe(0);
    meter.restart(100);
    meter.compute(10);
    expect(meter.share(120)).toBe(0.5);
  });
});
