import * as v from 'valibot';
import type { Place } from '../../shell/storage/place';
import type { Saves } from '../../shell/storage/storage';
import { messages } from '../words/messages';

export const TAUGHT_PLACE: Place<true> = {
  key: 'tactics.taught',
  version: 1,
  schema: v.literal(true),
  name: () => messages.value.savedLessons,
};

/** Whether the course need not be offered any more: it was opened, or a battle was begun without it. */
export function isTaught(saves: Saves): boolean {
  return saves.read(TAUGHT_PLACE) === true;
}

export function rememberTaught(saves: Saves): void {
  if (!isTaught(saves)) saves.write(TAUGHT_PLACE, true);
}
