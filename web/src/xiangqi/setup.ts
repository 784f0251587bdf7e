import * as v from 'valibot';
import { isFen, STANDARD_FEN } from './files/fen';

/** The start of a game as the rules have it; any other is a FEN of six words. */
export const STANDARD = 'standard';

/** What a game of Xiangqi is begun with. */
export const SETUP = v.object({
  start: v.pipe(
    v.string(),
    v.check((start) => start === STANDARD || isFen(start)),
  ),
});

export type Setup = v.InferOutput<typeof SETUP>;

export const USUAL_SETUP: Setup = { start: STANDARD };

export function isStart(start: string): boolean {
  return v.is(SETUP, { start });
}

/** The start of a FEN in its common form; the usual one by its name. */
export function startOf(fen: string): string {
  return fen === STANDARD_FEN ? STANDARD : fen;
}

export function fenOf({ start }: Setup): string {
  return start === STANDARD ? STANDARD_FEN : start;
}

/** Text form of the position that a game begins with. */
export function startText({ start }: Setup): string {
  return `xiangqi 1 start ${start} moves end`;
}
