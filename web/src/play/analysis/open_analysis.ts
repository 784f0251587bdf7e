import { messages as again } from '../../board/again/words/messages';
import { messages as share } from '../../shell/ui/share/words/messages';
import { PlayedMoveCard } from '../again/played_move_card';
import { messages as result } from '../result/words/messages';
import { ResultCard } from '../result_card';
import { AnalysisTab } from './analysis_tab';
import { HintCard } from './hint_card';
import { Lines, PlayLine } from './line_list';
import { messages } from './words/messages';

/** What shows what the analysis has found, once the words for that have come. */
export async function openAnalysis() {
  await Promise.all([messages.load(), again.load(), share.load(), result.load()]);
  return { AnalysisTab, HintCard, Lines, PlayLine, PlayedMoveCard, ResultCard };
}
