import './styles.css';
import type { CardScreen } from '../shell/session/registry';
import { CreditsScreen } from './credits_screen';
import { messages } from './words/messages';
import works from './works.json?credits';

/** What the page is made of, once its words have come. */
export async function openCredits(): Promise<CardScreen> {
  await messages.load();
  return (onHome) => <CreditsScreen works={works} onHome={onHome} />;
}
