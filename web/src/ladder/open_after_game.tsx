import './styles.css';
import { AfterGameView } from './after_game_view';
import { messages } from './words/messages';

/** The climb, once its words have come. */
export async function openAfterGame(): Promise<typeof AfterGameView> {
  await messages.load();
  return AfterGameView;
}
