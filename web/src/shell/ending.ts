import * as v from 'valibot';
import { AMOUNT, SIDE } from '../engine/fields';
import { type Check, SIDES, type UrlNotice, type UrlParameters } from './url_parameters';

/** Why a game is over though its board does not end it; `unsaid` where no more is known than who has won. */
export const ENDED_BY = ['resignation', 'time', 'forfeit', 'agreement', 'unsaid'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

/** How a game ended off the board. Where its rules find an end on the board, that one stands. */
export const ENDING = v.pipe(
  v.object({
    /** null for a draw, which has been agreed on. */
    winner: v.nullable(SIDE),
    by: v.picklist(ENDED_BY),
    /** By how much the winner has won, where a file says so. */
    margin: v.optional(AMOUNT),
  }),
  v.check(({ winner, by }) => winner !== null || by === 'agreement', 'a winner, or a draw by agreement'),
);
export type Ending = v.InferOutput<typeof ENDING>;

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
  const [, won, by = ''] = /^(first|second|draw)(?:[^a-z]+([a-z]*))?[^a-z]*$/.exec(text.toLowerCase()) ?? [];
  if (won === undefined) return null;
  if (won === 'draw') return AGREED_DRAW;
  return { winner: won === 'first' ? 0 : 1, by: ENDED_BY.find((known) => known === by) ?? 'unsaid' };
}

/** Of an address's `end`; its value is the text of an ending. */
export const checkEnd: Check<string> = (given) => {
  const ending = readEnding(given);
  return ending === null ? { reasonKey: 'notChoice' } : { value: endingText(ending) };
};

/** Drops the end of a game whose moves an address does not say, and tells. */
export function settleEnd(
  parameters: UrlParameters & { moves?: string; end?: string },
  tell: (notice: UrlNotice) => void,
): void {
  const { moves, end } = parameters;
  if (end === undefined || moves !== undefined) return;
  delete parameters.end;
  tell({ parameter: 'end', given: end, used: null, reasonKey: 'notWithoutMoves' });
}
