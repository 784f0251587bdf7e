import type { ComponentChild } from 'preact';
import { HintHead } from '../../board/hint_head';
import type { GameView } from '../game_view';
import { AdviserNote } from './adviser_note';
import type { Analysis } from './analysis';
import { Standing } from './standing';
import { messages } from './words/messages';

interface HintProps {
  analysis: Analysis;
  view: GameView;
  /** The best moves. */
  lines: ComponentChild;
}

/** The best moves beside the board, while the hint is open. */
export function HintCard({ analysis, view, lines }: HintProps) {
  const t = messages.value;
  return (
    <section
      class="context hint-card"
      aria-label={t.bestMoves}
      aria-busy={analysis.thinks.value}
      data-testid="hint-card"
    >
      <HintHead title={t.bestMoves} onClose={() => analysis.closeHint()} />
      <Standing analysis={analysis} />
      {lines}
      <AdviserNote view={view} />
    </section>
  );
}
