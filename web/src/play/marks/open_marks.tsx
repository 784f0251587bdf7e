import './styles.css';
import { MarkLine } from './mark_line';
import { MarksSummary } from './marks_summary';
import { MoveMark } from './move_mark';
import { messages } from './words/messages';

/** What the moves of a game lost, once its words have come. */
export async function openMarks() {
  await messages.load();
  return { MarkLine, MarksSummary, MoveMark };
}
