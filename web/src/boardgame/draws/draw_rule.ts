/** When opponents take a draw that is offered. */
export interface DrawRule {
  /** The opening is over after so many plies. */
  plies: number;
  /** By how much the opponent may hold itself to be better and still take it, in the unit of the game's scores. */
  margin: number;
}

/** What the opponent says to an offer. */
export type DrawAnswer = 'accepts' | 'early' | 'again' | 'unknown' | 'better';

/** Plies from an offer to the next one that is listened to. */
const PATIENCE = 10;

interface Offer {
  /** So many plies have been played. */
  length: number;
  /** Plies at the last offer that was declined; null for none. */
  declined: number | null;
  /** What the opponent last held its position to be worth; null where it has not said. */
  score: number | null;
}

/** By the opponent's own value. */
export function answerTo({ length, declined, score }: Offer, { plies, margin }: DrawRule): DrawAnswer {
  if (length < plies) return 'early';
  if (declined !== null && length >= declined && length < declined + PATIENCE) return 'again';
  if (score === null) return 'unknown';
  return score <= margin ? 'accepts' : 'better';
}
