import * as v from 'valibot';
import { SIDE } from '../../engine/fields';
import type { Check } from '../address/url_checks';
import { SIDES } from '../address/url_text';

/** Why a game is over though its board does not end it; `unsaid` where no more is known than who has won. */
export const ENDED_BY = ['resignation', 'time', 'forfeit', 'agreement', 'unsaid'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

export const ENDING = v.object({
  /** null for a draw, which has been agreed on. */
  winner: v.nullable(SIDE),
  by: v.picklist(ENDED_BY),
});

/** How a game ended off the board. Where its rules find an end on the board, that one stands. */
export interface Ending extends v.InferOutput<typeof ENDING> {
  /** By how much the winner has won, where a file says so. */
  margin?: number;
}

export const AGREED_DRAW: Ending = { winner: null, by: 'agreement' };

/** The end of a game that a side has given up. */
export function resignationOf(side: 0 | 1): Ending {
  return { winner: side === 0 ? 1 : 0, by: 'resignation' };
}

/** As an address says it: `second-resignation`, `first`, `draw`. */
export function endingText({ winner, by }: Ending): string {
  if (winner === null) return 'draw';
  return by === 'unsaid' ? SIDES[winner] : `${SIDES[winner]}-${by}`;
}

/** Reads `endingText`, in letters of any size and with what a sentence has put behind it; null for any other text. */
export function readEnding(text: string): Ending | null {
  const [, won, reason = ''] = /^(first|second|draw)(?![a-z])[^a-z]*([a-z]*)/.exec(text.toLowerCase()) ?? [];
  if (won === undefined) return null;
  if (won === 'draw') return AGREED_DRAW;
  return { winner: won === SIDES[0] ? 0 : 1, by: ENDED_BY.find((by) => by === reason) ?? 'unsaid' };
}

/** Of an address's `end`, of the game that its `moves` are; the value is the text of an ending. */
export const checkEnd: Check<string, { moves?: string }> = (given, _, { moves }) => {
  const ending = moves === undefined ? null : readEnding(given);
  return ending === null ? { reasonKey: 'notChoice' } : { value: endingText(ending) };
};
