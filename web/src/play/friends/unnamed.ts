import type { Friends } from '../game_types';
import { messages } from './words/messages';

/** Two people who have not said what they are called. */
export async function unnamed(): Promise<Friends> {
  await messages.load();
  return { names: defaultNames(), turns: false };
}

/** What the two are called where they do not say. Their words must have come. */
export function defaultNames(): [string, string] {
  const { player } = messages.value;
  return [player(1), player(2)];
}
