import './styles.css';
import { AfterGameView, AfterScoreView } from './after_game_view';
import { messages } from './words/messages';

/** The climb, once its words have come. */
export async function openAfterGame(): Promise<typeof AfterGameView> {
  await messages.load();
  return AfterGameView;
}

/** The same of a game without an opponent. */
export async function openAfterScore(): Promise<typeof AfterScoreView> {
  await messages.load();
  return AfterScoreView;
}
