import * as v from 'valibot';
import type { Place } from '../../shell/storage/place';
import { messages } from '../words/messages';

/** The map that was drawn last, by its code (drawn_map.ts). */
export const MAP_PLACE: Place<string> = {
  key: 'tactics.map',
  version: 1,
  schema: v.pipe(v.string(), v.regex(/^[\dFAWfawmv]{1,200}$/)),
  name: () => messages.value.savedMap,
};
