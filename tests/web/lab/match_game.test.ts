import { expect, it } from 'vitest';
import { endingOf } from '../../../web/src/lab/match_game';

it('a game that an illegal action has lost was forfeited; any other ended on its board', () => {
  expect(endingOf({ illegal: true, outcome: 1 })).toEqual({ winner: 0, by: 'forfeit' });
  expect(endingOf({ illegal: true, outcome: 2 })).toEqual({ winner: 1, by: 'forfeit' });
  expect(endingOf({ illegal: false, outcome: 2 })).toBeUndefined();
});
