import type { BoardGame } from '../game';
import type { GameRecord, Settings, Side } from '../game_types';
import { type Ladder, opponentName } from '../opponent';
import { messages } from '../words/messages';

/** What is known of a finished game that came by a link or a file: nobody here has played it. */
export interface SharedGame {
  /** Who played the first and the second colour, as a file says it. */
  players: GameRecord['players'] | undefined;
  /** Whether a link says which side was played against which rung. */
  saysWho: boolean;
}

/** Who plays for the sender of a link: the rung that was the opponent, and the sender's own side. */
export type Sender = Pick<Settings, 'rung' | 'side'>;

/** Who played a side of a shared game: by name, as somebody against a rung, or by the colour. */
export function playerOf(
  game: BoardGame,
  { players, saysWho }: SharedGame,
  ladder: Ladder,
  side: Side,
): string {
  const { spec, settings } = game;
  const colour = spec.sides.colourOf(game.snapshot.value, side);
  const named = colour === null ? '' : (players?.[colour] ?? '');
  if (named !== '') return named;
  if (saysWho && side === settings.side) return messages.value.somebody;
  if (saysWho) return opponentName(spec, ladder, settings.rung);
  return colour === null ? spec.sides.openPart(side) : spec.sides.name(colour);
}
