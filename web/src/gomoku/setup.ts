import * as v from 'valibot';
import { integer } from '../engine/fields';
import { BOARD_SIZE_MAX, BOARD_SIZE_MIN, OPENINGS, RULES } from './parameters';

/** What a game of Gomoku is begun with. */
export const SETUP = v.object({
  /** Cells along an edge. */
  size: integer(BOARD_SIZE_MIN, BOARD_SIZE_MAX),
  rule: v.picklist(RULES),
  opening: v.picklist(OPENINGS),
});

export type Setup = v.InferOutput<typeof SETUP>;

export const USUAL_SETUP: Setup = { size: 15, rule: 'freestyle', opening: 'free' };

/** The same as a link says it: in texts, without what is usual. */
export const LINK_SETUP = v.object({
  size: v.pipe(
    v.optional(v.string(), String(USUAL_SETUP.size)),
    v.digits(),
    v.toNumber(),
    SETUP.entries.size,
  ),
  rule: v.optional(SETUP.entries.rule, USUAL_SETUP.rule),
  opening: v.optional(SETUP.entries.opening, USUAL_SETUP.opening),
});

export const LARGEST_BOARD = BOARD_SIZE_MAX;

export function isBoardSize(size: unknown): size is number {
  return v.is(SETUP.entries.size, size);
}

/** Text form of the empty board that a game begins with. */
export function startText({ size, rule, opening }: Setup): string {
  return `gomoku 1 board ${size} ${rule} ${opening} moves end`;
}
