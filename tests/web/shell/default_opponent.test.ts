import { expect, it } from 'vitest';
import { nextOpponent } from '../../../web/src/shell/session/default_opponent';

const RUNGS = [0, 10, 20, 40, 50];

it.each([
  ['won', 20, 40],
  ['lost', 20, 10],
  ['lost', 40, 20],
  ['draw', 40, 40],
  // At its ends the ladder leads no further.
  ['won', 50, 50],
  ['lost', 0, 0],
] as const)('after a game %s against %d the ladder’s next opponent is %d', (outcome, played, next) => {
  expect(nextOpponent(RUNGS, played, outcome)).toBe(next);
});
