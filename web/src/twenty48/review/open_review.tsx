import './styles.css';
import { RewindBar } from '../../play/rewind_bar';
import { messages as play } from '../../play/words/messages';
import { CostlyArrows } from './costly_arrows';
import { ReviewLine } from './review_line';
import { SharedCard } from './shared_card';
import { messages } from './words/messages';

/** What went wrong in a game and how it went, once the words for it have come. */
export async function openReview() {
  await Promise.all([messages.load(), play.load()]);
  return { CostlyArrows, ReviewLine, RewindBar, SharedCard };
}
