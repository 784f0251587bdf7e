import './styles.css';
import { ChosenCard } from './chosen_card';
import { messages } from './words/messages';

/** The card of what is chosen, once its words have come. */
export async function openChosen() {
  await messages.load();
  return ChosenCard;
}
