import {
  type Friends,
  type GameRecord,
  type GameSnapshot,
  otherSide,
  type Settings,
  type Side,
} from '../game_types';
import { type Ladder, opponentName } from '../opponent';
import type { PlayGame } from '../play_game';
import type { PlaySpec } from '../spec';
import { messages } from '../words/messages';

/** What is known of a finished game that came by a link or a file: nobody here has played it. */
export interface SharedGame {
  /** Who played the first and the second colour, as a file says it. */
  players: GameRecord['players'] | undefined;
  /** Whether a link says which side was played against which rung. */
  saysWho: boolean;
  /** Of two people who played each other, by a link. */
  names?: Friends['names'] | undefined;
}

/** Who plays for the sender of a link: the rung that was the opponent, and the sender's own side; or two people. */
export type Sender = Pick<Settings, 'rung' | 'side' | 'friends'>;

/** Who played a side of a shared game: by name, as somebody against a rung, or by the colour. */
export function playerOf(
  game: PlayGame,
  { players, saysWho, names }: SharedGame,
  ladder: Ladder,
  side: Side,
): string {
  const { spec, settings } = game;
  if (names !== undefined) return names[side];
  const named = nameOn(spec, game.snapshot.value, players, side);
  if (named.isOwn || !saysWho) return named.name;
  return side === settings.side ? messages.value.somebody : opponentName(spec, ladder, settings.rung);
}

/** The name of who played a side, else what its pieces or its part are called. */
export function nameOn(
  { sides }: Pick<PlaySpec, 'sides'>,
  snapshot: GameSnapshot,
  players: GameRecord['players'],
  side: Side,
): { name: string; isOwn: boolean } {
  const colour = sides.colourOf(snapshot, side);
  const named = colour === null ? '' : (players?.[colour] ?? '');
  if (named !== '') return { name: named, isOwn: true };
  return { name: colour === null ? sides.openPart(side) : sides.name(colour), isOwn: false };
}

/** Who beat whom; that they drew for null. */
export function told(winner: Side | null, nameOf: (side: Side) => string): string {
  const t = messages.value;
  if (winner === null) return t.sharedDraw(nameOf(0), nameOf(1));
  return t.hasBeaten(nameOf(winner), nameOf(otherSide(winner)));
}
