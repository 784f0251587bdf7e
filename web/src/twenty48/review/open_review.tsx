import './styles.css';
import { CostlyArrows } from './costly_arrows';
import { ReviewLine } from './review_line';
import { messages } from './words/messages';

/** What went wrong in a game, once its words have come. */
export async function openReview() {
  await messages.load();
  return { CostlyArrows, ReviewLine };
}
