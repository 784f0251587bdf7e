import * as v from 'valibot';

/** The start of a game as the rules have it. */
export const STANDARD = 'standard';

/** What lies there then: cells row by row from the top left, `X` black, `O` white, `-` empty. */
const STANDARD_BOARD = `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)}`;

/** Any other start: such a board, and who begins (wasm/othello.d.ts). */
const OTHER = /^[XO-]{64} [XO]$/;

/** What a game of Othello is begun with. */
export const SETUP = v.object({
  start: v.pipe(
    v.string(),
    v.check((start) => start === STANDARD || OTHER.test(start)),
  ),
});

export type Setup = v.InferOutput<typeof SETUP>;

export const USUAL_SETUP: Setup = { start: STANDARD };

export function isStart(start: string): boolean {
  return v.is(SETUP, { start });
}

/** The start of a board of 64 cells on which `mover` begins; the usual one by its name. */
export function startOf(board: string, mover: 'X' | 'O'): string {
  return board === STANDARD_BOARD && mover === 'X' ? STANDARD : `${board} ${mover}`;
}

/** The 64 cells of a start. */
export function boardOf(start: string): string {
  return start === STANDARD ? STANDARD_BOARD : start.slice(0, STANDARD_BOARD.length);
}

/** Who begins. */
export function moverOf(start: string): 'X' | 'O' {
  return start.endsWith('O') ? 'O' : 'X';
}

/** Text form of the position that a game begins with. */
export function startText({ start }: Setup): string {
  return `othello 1 start ${start} moves end`;
}
