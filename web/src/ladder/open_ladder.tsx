import './styles.css';
import type { ComponentChild } from 'preact';
import { LadderScreen } from './ladder_screen';
import type { LadderSource } from './source';
import { messages } from './words/messages';

/** Gets what a ladder needs, words and measured values; returns its screen. */
export async function openLadder(source: LadderSource): Promise<(onHome: () => void) => ComponentChild> {
  const [steps] = await Promise.all([source.loadSteps(), messages.load()]);
  return (onHome) => <LadderScreen source={source} steps={steps} onHome={onHome} />;
}
