import { Icon } from '../../shell/ui/icons';
import type { BattleAnalysis } from './battle_analysis';
import { messages } from './words/messages';

/** Plays the chosen plan of a hint; nothing where there is none. */
export function PlayPlan(props: { analysis: BattleAnalysis; testId: string; extra?: string }) {
  const t = messages.value;
  const { analysis, testId, extra = '' } = props;
  if (analysis.view.value?.kind !== 'hint' || analysis.plans.value.length === 0) return null;
  return (
    <button
      type="button"
      class={`button primary play-hint ${extra}`}
      data-testid={testId}
      onClick={() => analysis.playChosen()}
    >
      <Icon name="play" />
      <span>{t.planPlay(analysis.chosen.value + 1)}</span>
    </button>
  );
}
