import type { Mood } from '../../faces/face';
import type { Outcome } from './default_opponent';

/** A game as its opponent's face knows it. */
interface Moment {
  /** How it ended for the player; null while it goes on. */
  outcome: Outcome | null;
  thinking: boolean;
  /** It takes itself to be winning. */
  seesWin: boolean;
}

/** What an opponent's face shows of the game. */
export function opponentsMood({ outcome, thinking, seesWin }: Moment): Mood {
  if (outcome !== null) return moodAfter(outcome);
  if (seesWin) return 'wins';
  return thinking ? 'thinks' : 'watches';
}

/** The same once the game is over, from how it ended for the player. */
export function moodAfter(outcome: Outcome): Mood {
  return ({ won: 'lost', lost: 'wins', draw: 'watches' } as const)[outcome];
}
