import type { ComponentChild } from 'preact';
import type { GameView } from '../game_view';
import { MarksSummary } from '../marks/later_marks';
import { AdviserNote } from './adviser_note';
import { Graph } from './graph';
import { Standing } from './standing';

/** Who stands better and why, now and at every moment of the game; `lines` are the best moves. */
export function AnalysisTab({ view, lines }: { view: GameView; lines: ComponentChild }) {
  const { game, analysis, session } = view;
  if (analysis === null) return null;
  return (
    <div class="analysis" data-testid="analysis">
      <Standing analysis={analysis} />
      <AdviserNote view={view} />
      {analysis.again.value === null ? lines : null}
      <Graph analysis={analysis} />
      {game.phase.value === 'over' ? <MarksSummary analysis={analysis} ladder={session.ladder} /> : null}
    </div>
  );
}
