import { describe, expect, it } from 'vitest';
import { decodeSnapshot } from '../../../web/src/gomoku/snapshot';
import type { Place } from '../../../web/src/play/analysis/places';
import { turningPoint } from '../../../web/src/play/analysis/turning_point';
import type { Colour } from '../../../web/src/play/game_types';
import { openRules } from '../gomoku/support/module';

const FIRST: Colour = 0;
const SECOND: Colour = 1;

const rules = openRules();
const snapshot = decodeSnapshot(rules.snapshot());
rules.delete();

/** Places of a game without an opening, one for each share. */
function placesFor(shares: readonly unknown[]): Place[] {
  return shares.map((_, length) => ({
    length,
    key: String(length),
    text: '',
    snapshot,
    colour: length % 2 === 0 ? FIRST : SECOND,
    weighable: true,
    ended: null,
  }));
}

function pointOf(shares: readonly (number | null)[], loser = FIRST) {
  return turningPoint(placesFor(shares), shares, loser);
}

describe('the turning point', () => {
  it('is the loser’s move that cost most', () => {
    expect(pointOf([0, 0, -0.1, -0.8, -0.8, -1, -1])).toEqual({
      complete: true,
      point: { length: 2, fall: expect.closeTo(0.7) },
    });
  });

  it('is told from the point of view of who lost', () => {
    const shares = [0, 0, 0.9, 0.9, 1];
    expect(pointOf(shares, SECOND).point?.length).toBe(1);
    expect(pointOf(shares, FIRST).point).toBeNull();
  });

  it('lies after the last moment at which the loser stood even, however dear an earlier move was', () => {
    expect(pointOf([0, -1, -0.02, -0.5, -0.5, -1, -1]).point?.length).toBe(4);
  });

  it('is the later one of two that cost the same', () => {
    expect(pointOf([-0.2, -0.6, -0.5, -0.9, -1]).point?.length).toBe(2);
  });

  it('is none where the game slipped away little by little', () => {
    expect(pointOf([0, -0.05, -0.1, -0.15, -0.2, -0.25])).toEqual({ complete: true, point: null });
  });

  it('waits for what is not known, but not for what came before the loser stood even', () => {
    expect(pointOf([null, null, 0, -1, -1])).toEqual({ complete: true, point: { length: 2, fall: 1 } });
    expect(pointOf([0, 0, null, -1, -1]).complete).toBe(false);
    expect(pointOf([0, null, -0.5, -1, -1]).complete).toBe(false);
  });

  it('looks no further back than the opening in which the colours were open', () => {
    const shares = [null, null, null, null, -0.5, -1, -1];
    const places = placesFor(shares).map((place) => ({ ...place, weighable: place.length >= 4 }));
    expect(turningPoint(places, shares, FIRST)).toEqual({
      complete: true,
      point: { length: 4, fall: 0.5 },
    });
  });
});
