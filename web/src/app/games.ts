import { gomoku } from '../gomoku/entry';
import { othello } from '../othello/entry';
import type { GameEntry } from '../shell/session/registry';
import { tactics } from '../tactics/entry';
import { twenty48 } from '../twenty48/entry';
import { xiangqi } from '../xiangqi/entry';

/** Every game of the page, in the order of their cards; an address that names none means the first. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [tactics, gomoku, othello, xiangqi, twenty48];

/** The game of a name that an address gave. */
export function gameOf(name: string | undefined): GameEntry {
  return GAMES.find((game) => game.name === name) ?? GAMES[0];
}
