import * as v from 'valibot';
import { TEXT } from '../engine/fields';

/** What the browser's history keeps of a screen. */
const VISIT = v.object({ screen: TEXT });

export type Visit = v.InferOutput<typeof VISIT>;

/** The screen of an entry of the browser's history; another page of this address may have written it. */
export function screenOf(state: unknown): string {
  const read = v.safeParse(VISIT, state);
  return read.success ? read.output.screen : 'home';
}
