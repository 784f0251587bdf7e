import { AgreeDraw } from './agree_draw';
import { messages } from './words/messages';

/** What two people need, once its words have come. */
export async function openAgreeDraw(): Promise<typeof AgreeDraw> {
  await messages.load();
  return AgreeDraw;
}
