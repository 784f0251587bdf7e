import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Analysis } from './analysis/analysis';
import { Graph } from './analysis/graph';
import { LineList, PlayLine } from './analysis/line_list';
import { Standing } from './analysis/standing';
import { MoveList } from './move_list';
import { SetupTab, type SetupTabProps } from './setup_tab';
import { messages } from './words/messages';

interface PanelProps extends SetupTabProps {
  analysis: Analysis;
}

const TABS = ['moves', 'analysis', 'setup'] as const;

/** Beside the board: the list of moves, the analysis, and how this game is set up. */
export function Panel(props: PanelProps) {
  const t = messages.value;
  const { analysis } = props;
  const tab = useSignal<(typeof TABS)[number]>('moves');
  const names = { moves: t.tabMoves, analysis: t.analysisTab, setup: t.tabSetup };
  const open = analysis.tab.value ? 'analysis' : tab.value;
  const choose = (name: (typeof TABS)[number]) => {
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
    <section class="panel">
      <div class="tabs" role="tablist">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            data-testid={`tab-${name}`}
            aria-selected={open === name}
            onClick={() => choose(name)}
          >
            {names[name]}
          </button>
        ))}
      </div>
      <div class={open === 'moves' ? 'tab-body latest-in-view' : 'tab-body'} role="tabpanel">
        {open === 'moves' ? <MoveList {...props} /> : null}
        {open === 'analysis' ? <AnalysisTab analysis={analysis} /> : null}
        {open === 'setup' ? <SetupTab {...props} /> : null}
      </div>
    </section>
  );
}

function AnalysisTab({ analysis }: { analysis: Analysis }) {
  return (
    <div class="analysis" data-testid="analysis">
      <Standing analysis={analysis} />
      <LineList analysis={analysis} />
      <PlayLine analysis={analysis} />
      <Graph analysis={analysis} />
    </div>
  );
}
