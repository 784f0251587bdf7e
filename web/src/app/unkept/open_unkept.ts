import type { Saves } from '../../shell/storage/storage';
import { tellUnkept } from './tell_unkept';
import { messages } from './words/messages';

/** Tells from now on what the browser does not keep, in words that have come. */
export async function openUnkept(saves: Saves): Promise<void> {
  await messages.load();
  tellUnkept(saves);
}
