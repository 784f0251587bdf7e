import { expect, it } from 'vitest';
import { moodAfter, opponentsMood } from '../../../web/src/shell/session/opponents_mood';

it('is that of the end once there is one, else of the win in sight, else of whose moment it is', () => {
  const moment = { outcome: null, thinking: false, seesWin: false };
  expect(opponentsMood(moment)).toBe('watches');
  expect(opponentsMood({ ...moment, thinking: true })).toBe('thinks');
  expect(opponentsMood({ ...moment, thinking: true, seesWin: true })).toBe('wins');
  expect(opponentsMood({ outcome: 'won', thinking: true, seesWin: true })).toBe('lost');
  expect((['won', 'lost', 'draw'] as const).map(moodAfter)).toEqual(['lost', 'wins', 'watches']);
});
