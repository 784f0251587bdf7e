import { FullScreenButton } from './full_screen_button';
import { messages } from './words/messages';

/** The button, once its words have come. */
export async function openFullScreen(): Promise<typeof FullScreenButton> {
  await messages.load();
  return FullScreenButton;
}
