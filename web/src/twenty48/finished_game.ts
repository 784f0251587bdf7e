import type { Finished, Scored } from '../record/entry';
import { keepScored } from '../record/keep';
import type { Saves } from '../shell/storage/storage';
import type { AdversaryGame } from './adversary_game';
import type { Snapshot } from './snapshot';
import type { Twenty48Game } from './twenty48_game';

/** A game as it stands in the player's record; null while it goes on, and for one that was over when it was opened. */
export function finishedGame(game: Twenty48Game): Finished<Scored> | null {
  if (!game.over.value || game.heard.value === null) return null;
  const { helped, snapshot } = game;
  return {
    game: 'twenty48',
    entry: scored(helped.value ? 'helped' : 'alone', snapshot.value),
    address: game.link(),
  };
}

/** The same of a game with an opponent, which has no address; null for one of two people. */
export function finishedAdversary(game: AdversaryGame): Finished<Scored> | null {
  if (game.outcome.value === null || game.heard.value === null || game.settings.friends) return null;
  const { role } = game.settings;
  return { game: 'twenty48', entry: scored(role, game.snapshot.value), address: null };
}

function scored(mode: Scored['mode'], { score, largest, moves }: Snapshot): Finished<Scored>['entry'] {
  return { mode, score, best: 2 ** largest, moves };
}

/** Enters a game into the player's record once it is over. Returns whether it is. */
export function enterOnce(saves: Saves, finished: Finished<Scored> | null): boolean {
  if (finished !== null) keepScored(saves, finished);
  return finished !== null;
}
