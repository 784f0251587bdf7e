import * as v from 'valibot';
import { BLUR, NUMBER_OF, RUNG, SIDE, TEXT } from '../engine/fields';
import { ENDED_BY } from '../shell/session/ending';

/** What has helped a player, or has otherwise made a game another one than those that the scale was measured by. */
export const AIDS = ['undo', 'hint', 'again', 'character', 'campaign', 'nodes'] as const;
export type Aid = (typeof AIDS)[number];

/**
 * The query or fragment of an address of this page, so that no kept text leads anywhere else; none so long that all games
 * of a record do not fit into what a browser keeps.
 */
const LINK = v.pipe(TEXT, v.regex(/^[?#][\x21-\x7e]{0,1999}$/, 'a query or a fragment'));

const FINISHED = {
  /** When it was over: milliseconds since 1970. */
  at: NUMBER_OF,
  /** The player's actions and the opponent's. */
  moves: NUMBER_OF,
  /** The game as an address of this page. */
  link: v.optional(LINK),
};

/** A finished game against an opponent. */
export const PLAYED = v.object({
  ...FINISHED,
  rung: RUNG,
  /** Imperfection beyond the rung's own. */
  blur: BLUR,
  side: SIDE,
  outcome: v.picklist(['won', 'lost', 'draw']),
  /** How it ended off the board; absent where the board ended it. */
  by: v.optional(v.picklist(ENDED_BY)),
  /** As `Game.resultWeight` in wasm/engine.d.ts; 100 or absent where nothing but the winner is known. */
  weight: v.optional(v.pipe(NUMBER_OF, v.minValue(1), v.maxValue(1000))),
  /** Why it does not count for the rating; absent where it does. */
  aid: v.optional(v.picklist(AIDS)),
});

/** How a game that is played for points was played: by the player alone, with the engine's help, or against it. */
export const MODES = ['alone', 'helped', 'slides', 'places'] as const;

/** A finished game for points. */
export const SCORED = v.object({
  ...FINISHED,
  mode: v.picklist(MODES),
  score: NUMBER_OF,
  /** The largest tile. */
  best: NUMBER_OF,
});

export type Played = v.InferOutput<typeof PLAYED>;
export type Scored = v.InferOutput<typeof SCORED>;

/** A game that is over now, and the address at which it can be looked at, where it has one. */
export interface Finished<Entry extends Played | Scored> {
  /** Its name in the list of games. */
  game: string;
  entry: Omit<Entry, 'at' | 'link'>;
  address: string | null;
}

/** The query or fragment of an address, if it is of a length to be kept. */
export function keptLink(address: string | null): { link: string } | object {
  const from = address?.search(/[?#]/) ?? -1;
  const link = from < 0 ? '' : (address?.slice(from) ?? '');
  return v.is(LINK, link) && link !== '' ? { link } : {};
}
