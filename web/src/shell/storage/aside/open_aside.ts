import { tellAside } from './tell_aside';
import { messages } from './words/messages';

/** How to tell of what was put aside, once the words have come. */
export async function openAside(): Promise<typeof tellAside> {
  await messages.load();
  return tellAside;
}
