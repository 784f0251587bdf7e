import { expect, it } from 'vitest';
import { nextOpponent } from '../../../web/src/shell/session/default_opponent';

const RUNGS = [0, 10, 20, 40, 50];

it.each([
  ['won', 20, 0, 40],
  // One may be bad luck.
  ['lost', 20, 1, 20],
  ['lost', 20, 2, 10],
  ['lost', 40, 3, 20],
  ['draw', 40, 0, 40],
  // At its ends the ladder leads no further.
  ['won', 50, 0, 50],
  ['lost', 0, 2, 0],
] as const)(
  'after a game %s against %d, the defeat number %d in a row, the ladder’s next opponent is %d',
  (outcome, played, defeats, next) => {
    expect(nextOpponent(RUNGS, played, outcome, defeats)).toBe(next);
  },
);
