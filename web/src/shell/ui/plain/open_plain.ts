import { tellPlain } from './tell_plain';
import { messages } from './words/messages';

/** How to tell of a style that has not come, once the words have. */
export async function openPlain(): Promise<typeof tellPlain> {
  await messages.load();
  return tellPlain;
}
