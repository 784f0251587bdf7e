import { describe, expect, it } from 'vitest';
import {
  challengeText,
  compareFeats,
  type Feat,
  type Measures,
  readChallenge,
} from '../../../web/src/play/challenge/challenge';

const BATTLE: Measures = ['rounds', 'units'];
const DISCS: Measures = ['', 'discs'];
const feat = (outcome: Feat['outcome'], number: number, left?: number): Feat => ({ outcome, number, left });

describe('a challenge in an address', () => {
  it('comes back as it was written', () => {
    for (const challenge of [
      { outcome: 'won', number: 5, left: 3, chance: 4294967295 },
      { outcome: 'lost', number: 40, left: 0, chance: 0 },
      { outcome: 'draw', number: 61, chance: 12 },
    ] as const) {
      expect(readChallenge(challengeText(challenge))).toEqual(challenge);
    }
    expect(challengeText({ outcome: 'won', number: 23, chance: 7 })).toBe('won-23--7');
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'won',
      'won-5-3',
      'beat-5-3-1',
      'won-5-3-4294967296',
      'won--3-1',
      'won-5-3-1-2',
    ]) {
      expect(readChallenge(text)).toBeNull();
    }
  });
});

describe('the better of two results', () => {
  it('is a win, then a draw', () => {
    expect(compareFeats(feat('won', 39, 1), feat('draw', 5, 6), BATTLE)).toBeGreaterThan(0);
    expect(compareFeats(feat('lost', 39, 0), feat('draw', 5, 1), BATTLE)).toBeLessThan(0);
  });

  it('is the quicker win, else the longer defence, then what is left', () => {
    expect(compareFeats(feat('won', 4, 1), feat('won', 5, 6), BATTLE)).toBeGreaterThan(0);
    expect(compareFeats(feat('lost', 9, 0), feat('lost', 5, 0), BATTLE)).toBeGreaterThan(0);
    expect(compareFeats(feat('won', 5, 2), feat('won', 5, 3), BATTLE)).toBeLessThan(0);
    expect(compareFeats(feat('won', 5, 3), feat('won', 5, 3), BATTLE)).toBe(0);
  });

  it('is decided by what is left where the length of a game says nothing', () => {
    expect(compareFeats(feat('won', 60, 40), feat('won', 30, 33), DISCS)).toBeGreaterThan(0);
  });
});
