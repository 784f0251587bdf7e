import './styles.css';
import { LadderStrip } from './ladder_strip';
import { messages } from './words/messages';

/** The ladder at a glance, once its words have come. */
export async function openStrip(): Promise<typeof LadderStrip> {
  await messages.load();
  return LadderStrip;
}
