import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Tabs } from '../board/tabs';
import { AnalysisTab } from './analysis/later_analysis';
import type { GameView, ScreenParts } from './game_view';
import { MarksSummary } from './marks/later_marks';
import type { PlayGame } from './play_game';
import { messages } from './words/messages';

interface PanelProps<Game extends PlayGame> {
  view: GameView<Game>;
  parts: ScreenParts<Game>;
}

type TabName = 'moves' | 'analysis' | 'setup';

/** Beside the board: the list of moves, the analysis, and how this game is set up. */
export function Panel<Game extends PlayGame>({ view, parts }: PanelProps<Game>) {
  const t = messages.value;
  const { analysis } = view;
  const tab = useSignal<TabName>('moves');
  const tabs = [
    { name: 'moves', label: t.tabMoves } as const,
    ...(isWeighed(view) ? [{ name: 'analysis', label: t.analysisTab } as const] : []),
    { name: 'setup', label: t.tabSetup } as const,
  ];
  /** Its tab was chosen before the analysis had come. */
  const early = useSignal(false);
  const open = (analysis?.tab ?? early).value ? 'analysis' : tab.value;
  const choose = (name: TabName) => {
    tab.value = name === 'analysis' ? 'moves' : name;
    (analysis?.tab ?? early).value = name === 'analysis';
  };
  useEffect(() => {
    if (analysis === null) return;
    if (early.value) analysis.tab.value = true;
    early.value = false;
    return () => {
      analysis.tab.value = false;
    };
  }, [analysis]);
  return (
    <Tabs tabs={tabs} open={open} latestInView={open === 'moves'} onChoose={choose}>
      {open === 'moves' ? <MovesTab view={view} parts={parts} /> : null}
      {open === 'analysis' ? <AnalysisTab view={view} lines={parts.hint(view)} /> : null}
      {open === 'setup' ? parts.setup(view) : null}
    </Tabs>
  );
}

/** Two people are told nothing of what the engine thinks before their game is over. */
function isWeighed({ game, analysis }: GameView): boolean {
  return analysis !== null || game.settings.friends === undefined;
}

/** All actions in their order; once the game is over, what each of them lost. */
function MovesTab<Game extends PlayGame>({ view, parts }: PanelProps<Game>) {
  const { game, analysis, session } = view;
  const over = game.phase.value === 'over';
  useEffect(() => {
    if (analysis === null) return;
    analysis.marks.value = over;
    return () => {
      analysis.marks.value = false;
    };
  }, [analysis, over]);
  if (game.moves.value.length === 0) return <p class="quiet empty">{messages.value.noMoves}</p>;
  return (
    <div>
      {parts.moves(view)}
      {over && analysis !== null ? <MarksSummary analysis={analysis} ladder={session.ladder} /> : null}
    </div>
  );
}
