import './styles.css';
import type { CardScreen } from '../../shell/session/registry';
import type { App } from '../app';
import { messages } from './words/messages';
import { WorkshopScreen } from './workshop_screen';

/** The workshop, once its words and the games' cards have come. */
export async function openWorkshop(app: App): Promise<CardScreen> {
  // What of the cards comes will do.
  await Promise.all([messages.load(), app.loadCards().catch(() => {})]);
  return (onHome) => <WorkshopScreen app={app} onHome={onHome} />;
}
