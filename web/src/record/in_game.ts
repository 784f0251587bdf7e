import './fair_fight_styles.css';
import { FairFightView } from './fair_fight_view';
import { messages } from './words/messages';

export { enterPlayed, enterScored } from './keep_finished';

/** The choice of who fits, once its words have come. */
export async function openFairFight(): Promise<typeof FairFightView> {
  await messages.load();
  return FairFightView;
}
