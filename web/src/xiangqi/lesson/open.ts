import { LESSON } from './lesson';
import { messages } from './words/messages';

/** The lesson, once its words have come. */
export async function openLesson(): Promise<typeof LESSON> {
  await messages.load();
  return LESSON;
}
