import './styles.css';
import { KeyDialog } from './key_dialog';
import { messages } from './words/messages';

/** The list of a screen's keys, once its words have come. */
export async function openKeyHelp() {
  await messages.load();
  return KeyDialog;
}
