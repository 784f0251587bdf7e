import { messages as again } from '../../board/again/words/messages';
import { LastTurnButton, PastTurnButton } from './considered_button';
import { DecidedBy } from './decided_by';
import { PlansCard } from './plans_card';
import { PlayPlan } from './play_plan';
import { PlayedTurnCard } from './played_turn_card';
import { messages } from './words/messages';

/** What shows plans and what they came to, once the words for that have come. */
export async function openPlans() {
  await Promise.all([messages.load(), again.load()]);
  return { DecidedBy, LastTurnButton, PastTurnButton, PlansCard, PlayPlan, PlayedTurnCard };
}
