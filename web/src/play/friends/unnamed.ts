import type { Friends } from '../game_types';
import { readNames } from './names';
import { messages } from './words/messages';

/** Two people, by the names that an address has for them; without, they have not said what they are called. */
export async function unnamed(given = ''): Promise<Friends> {
  await messages.load();
  return { names: readNames(given) ?? defaultNames(), turns: false };
}

/** What the two are called where they do not say. Their words must have come. */
export function defaultNames(): [string, string] {
  const { player } = messages.value;
  return [player(1), player(2)];
}
