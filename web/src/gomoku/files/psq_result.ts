import type { Stated } from '../../play/files/stated_result';
import { AGREED_DRAW, type EndedBy } from '../../shell/session/ending';

/**
 * How a game of a psq file ended, as Petr Laštovička's Piskvork and Gomocup tell it: a number behind the names, and who
 * won before the rule. An error, and a time that ran out, were those of the player to move.
 */

/** The manager's numbers, all others being errors; the last one is ours, for what no program does. */
const CODES = { usual: 0, time: 15, unknown: -1, error: -2, resignation: 20 } as const;

const CODE_OF: Record<EndedBy | 'board', number> = {
  board: CODES.unknown,
  resignation: CODES.resignation,
  time: CODES.time,
  forfeit: CODES.error,
  agreement: CODES.usual,
  unsaid: CODES.usual,
};

/** With so few cells left the manager calls a game drawn. */
const CELLS_LEFT = 25;

/** What a file says of its end, and of its game as far as that depends on it. */
export interface PsqResult {
  code?: number;
  /** `1` black, `2` white, `0` nobody yet or a draw; empty where there is no such line. */
  won: string;
  size: number;
  stones: number;
  /** It was played in a tournament of programs. */
  programs: boolean;
}

export function codeOf(by: EndedBy | 'board'): number {
  return CODE_OF[by];
}

/** The end that a file states; null where it states none. */
export function statedBy({ code = CODES.unknown, won, size, stones, programs }: PsqResult): Stated | null {
  if (won === '1') return { winner: 0, by: reasonOf(code, programs) };
  if (won === '2') return { winner: 1, by: reasonOf(code, programs) };
  if (code !== CODES.usual && code !== CODES.unknown) {
    return { winner: stones % 2 === 1 ? 0 : 1, by: reasonOf(code, programs) };
  }
  const isFull = stones >= size * size - CELLS_LEFT;
  const isDrawn = won === '0' ? isFull || code === CODES.usual : isFull && code === CODES.usual;
  return isDrawn ? AGREED_DRAW : null;
}

/** Why a game was won that is not won on the board. Programs do not resign: one that lost otherwise has forfeited. */
function reasonOf(code: number, programs: boolean): EndedBy {
  if (code === CODES.usual) return 'unsaid';
  if (code === CODES.time) return 'time';
  if (code === CODES.resignation) return 'resignation';
  return code !== CODES.unknown || programs ? 'forfeit' : 'unsaid';
}
