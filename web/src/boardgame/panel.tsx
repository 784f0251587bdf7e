import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Tabs } from '../board/tabs';
import { later } from '../shell/ui/later';
import type { Analysis } from './analysis/analysis';
import { LineList, PlayLine } from './analysis/line_list';
import { Standing } from './analysis/standing';
import { MarksSummary } from './marks/later_marks';
import { MoveList } from './move_list';
import { Opening } from './openings/later_opening';
import { SetupTab, type SetupTabProps } from './setup_tab';
import { messages } from './words/messages';

const Graph = later(() => import('./analysis/graph').then(({ Graph }) => Graph));

interface PanelProps extends SetupTabProps {
  analysis: Analysis;
}

type TabName = 'moves' | 'analysis' | 'setup';

/** Beside the board: the list of moves, the analysis, and how this game is set up. */
export function Panel(props: PanelProps) {
  const t = messages.value;
  const { analysis } = props;
  const tab = useSignal<TabName>('moves');
  const tabs = [
    { name: 'moves', label: t.tabMoves },
    { name: 'analysis', label: t.analysisTab },
    { name: 'setup', label: t.tabSetup },
  ] as const;
  const open = analysis.tab.value ? 'analysis' : tab.value;
  const choose = (name: TabName) => {
    tab.value = name === 'analysis' ? 'moves' : name;
    analysis.tab.value = name === 'analysis';
  };
  useEffect(
    () => () => {
      analysis.tab.value = false;
    },
    [analysis],
  );
  return (
    <Tabs tabs={tabs} open={open} latestInView={open === 'moves'} onChoose={choose}>
      {open === 'moves' ? <MoveList {...props} /> : null}
      {open === 'analysis' ? <AnalysisTab {...props} /> : null}
      {open === 'setup' ? <SetupTab {...props} /> : null}
    </Tabs>
  );
}

type AnalysisTabProps = Pick<PanelProps, 'game' | 'analysis' | 'ladder' | 'openRules'>;

function AnalysisTab({ game, analysis, ladder, openRules }: AnalysisTabProps) {
  return (
    <div class="analysis" data-testid="analysis">
      <Standing analysis={analysis} />
      <Opening game={game} openRules={openRules} />
      {analysis.again.value === null ? (
        <>
          <LineList analysis={analysis} />
          <PlayLine analysis={analysis} testId="play-line" />
        </>
      ) : null}
      <Graph analysis={analysis} />
      {game.phase.value === 'over' ? <MarksSummary analysis={analysis} ladder={ladder} /> : null}
    </div>
  );
}
