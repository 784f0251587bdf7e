import './styles.css';
import '../record/fair_fight_styles.css';
import type { ComponentChild } from 'preact';
import { loadStrengths } from '../fit/load_strengths';
import { messages as recordWords } from '../record/words/messages';
import { LadderScreen } from './ladder_screen';
import type { LadderSource } from './source';
import { messages } from './words/messages';

/** Gets what a ladder needs, words and measured values; returns its screen. */
export async function openLadder(source: LadderSource): Promise<(onHome: () => void) => ComponentChild> {
  const [steps, strengths] = await Promise.all([
    source.loadSteps(),
    // Without them the ladder is plainer, and nothing else.
    loadStrengths(source.game).catch(() => []),
    messages.load(),
    recordWords.load(),
  ]);
  return (onHome) => <LadderScreen source={source} steps={steps} strengths={strengths} onHome={onHome} />;
}
