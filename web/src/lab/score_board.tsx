import { language } from '../i18n/languages';
import { Controls } from './controls';
import { speedOf } from './facts';
import { wholeText } from './figures';
import type { Lab } from './lab';
import { LiveBoards } from './live_boards';
import type { ScoreRunner } from './runners';
import { ScoreComparisons } from './score_comparisons';
import { ScorePlot } from './score_plot';
import { ScoreTable } from './score_table';
import { messages } from './words/messages';

interface ScoreBoardProps {
  lab: Lab;
  runner: ScoreRunner;
}

/** Players who play alone, as one watches them: what each makes, the boards, and how sure the differences are by now. */
export function ScoreBoard({ lab, runner }: ScoreBoardProps) {
  const t = messages.value;
  const { boards } = lab;
  const standings = runner.book.standings.value;
  const sum = (of: 'moves' | 'nodes') => standings.reduce((all, { summary }) => all + summary[of], 0);
  const whole = (value: number) => wholeText(language.value, value);
  const facts = [
    [t.labAllMoves, whole(sum('moves'))],
    [t.labAllNodes, whole(sum('nodes'))],
    [t.labSpeed, t.labNodesASecond(whole(speedOf(runner)))],
  ] as const;
  return (
    <section class="card match" data-testid="match" data-state={runner.state.value}>
      <h2 class="match-title">{t.labScores}</h2>
      <Controls runner={runner} />
      <ScoreTable lab={lab} runner={runner} />
      <ScoreComparisons lab={lab} runner={runner} />
      {boards === null || runner.isOver ? null : (
        <LiveBoards key={runner} lab={lab} runner={runner} boards={boards} />
      )}
      <ScorePlot lab={lab} runner={runner} />
      <dl class="facts match-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
