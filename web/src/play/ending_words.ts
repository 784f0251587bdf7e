import type { Ending } from '../shell/session/ending';
import { otherSide, type Side } from './game_types';
import { messages } from './words/messages';

/** How a game ended off the board, in a sentence about the side that it was lost by; `own`: the side of who is told. */
export function endingWords(
  { winner, by }: Ending,
  nameOf: (side: Side) => string,
  own: Side | null = null,
): string {
  const t = messages.value;
  if (winner === null) return t.endedDrawn;
  const loser = otherSide(winner);
  return by === 'resignation' && loser === own ? t.youResigned : t.ended[by](nameOf(loser));
}
