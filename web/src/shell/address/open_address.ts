import { tellAddress } from './tell_address';
import { messages } from './words/messages';

/** How to tell of a value in the address, once the words have come. */
export async function openAddress(): Promise<typeof tellAddress> {
  await messages.load();
  return tellAddress;
}
