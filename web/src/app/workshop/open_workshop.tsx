import './styles.css';
import type { CardScreen } from '../../shell/session/registry';
import { messages } from './words/messages';
import { WorkshopScreen, type WorkshopServices } from './workshop_screen';

/** The workshop, once its words and the games' cards have come. */
export async function openWorkshop(
  app: WorkshopServices & { loadCards(): Promise<void> },
): Promise<CardScreen> {
  // What of the cards comes will do.
  await Promise.all([messages.load(), app.loadCards().catch(() => {})]);
  return (onHome) => <WorkshopScreen app={app} onHome={onHome} />;
}
