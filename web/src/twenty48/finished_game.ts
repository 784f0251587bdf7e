import type { Finished, Scored } from '../record/entry';
import type { AdversaryGame } from './adversary_game';
import { gameLink } from './game_link';
import { readNotation } from './notation';
import type { Snapshot } from './snapshot';
import type { Twenty48Game } from './twenty48_game';

/** A game as it stands in the player's record; null while it goes on, and for one that was over when it was opened. */
export function finishedGame(game: Twenty48Game | null): Finished<Scored> | null {
  if (game?.over.value !== true || game.heard.value === null) return null;
  const { settings, start, moves, helped, snapshot } = game;
  const slides = readNotation(moves.value);
  return {
    game: 'twenty48',
    entry: scored(helped.value ? 'helped' : 'alone', snapshot.value),
    address: gameLink({ seed: settings.seed, start, slides, text: game.text() }),
  };
}

/** The same of a game with an opponent, which has no address. */
export function finishedAdversary(game: AdversaryGame | null): Finished<Scored> | null {
  const isOver = game !== null && game.outcome.value !== null && game.heard.value !== null;
  if (!isOver) return null;
  const { role } = game.settings;
  return { game: 'twenty48', entry: scored(role, game.snapshot.value), address: null };
}

function scored(mode: Scored['mode'], { score, largest, moves }: Snapshot): Finished<Scored>['entry'] {
  return { mode, score, best: 2 ** largest, moves };
}
