import * as v from 'valibot';
import { TEXT } from '../engine/fields';

/** What the browser's history keeps of a screen. */
const VISIT = v.object({
  screen: TEXT,
  /** What the page was asked for meanwhile: the address of all screens that have none of their own. */
  address: TEXT,
  /** Name of the game whose screen it is. */
  game: v.optional(TEXT),
});

export type Visit = v.InferOutput<typeof VISIT>;

/** An entry of the browser's history; null for one that the page did not write, or another version of it. */
export function visitOf(state: unknown): Visit | null {
  const read = v.safeParse(VISIT, state);
  return read.success ? read.output : null;
}
