import { Icon } from '../shell/icons';
import { PlayPlan } from './analysis/analysis_card';
import type { Battle } from './battle';
import { messages } from './words/messages';

interface ActionsProps {
  battle: Battle;
  /** Without what a beginner can do without. */
  basic?: boolean;
  onEndTurn(): void;
}

/** The buttons of a turn; on a phone the row under the thumb. */
export function Actions({ battle, basic = false, onEndTurn }: ActionsProps) {
  const t = messages.value;
  const phase = battle.phase.value;
  const opponent = phase === 'banner' || phase === 'opponent';
  const isDue = phase === 'player' && battle.fresh.value === 0 && !basic;
  return (
    <div class="actions">
      <button
        type="button"
        class="button"
        data-testid="undo"
        disabled={!battle.canUndo.value}
        onClick={() => battle.undo()}
      >
        <Icon name="undo" />
        <span>{t.undo}</span>
      </button>
      <button
        type="button"
        class="button"
        data-testid="reset"
        disabled={!battle.canUndo.value}
        onClick={() => battle.reset()}
      >
        <Icon name="restart" />
        <span>{t.reset}</span>
      </button>
      {basic ? null : <FurtherActions battle={battle} />}
      {opponent ? (
        <button type="button" class="button wide" data-testid="skip" onClick={() => battle.skip()}>
          <Icon name="skip" />
          <span>{t.skip}</span>
        </button>
      ) : (
        <button
          type="button"
          class={isDue ? 'button primary wide end-turn' : 'button wide end-turn'}
          data-testid="end-turn"
          disabled={phase !== 'player'}
          onClick={onEndTurn}
        >
          <Icon name="end" />
          <span>{t.endTurn}</span>
        </button>
      )}
      <ThumbConfirm battle={battle} />
      {battle.analysis === null ? null : (
        <PlayPlan analysis={battle.analysis} testId="thumb-play-plan" extra="wide thumb-confirm" />
      )}
    </div>
  );
}

function FurtherActions({ battle }: { battle: Battle }) {
  const t = messages.value;
  return (
    <>
      <button
        type="button"
        class="button toggle"
        data-testid="threats"
        aria-pressed={battle.allThreats.value}
        onClick={() => battle.toggleThreats()}
      >
        <Icon name="target" />
        <span>{t.threats}</span>
      </button>
      <HintButton battle={battle} />
      <button
        type="button"
        class="button"
        data-testid="advance"
        disabled={battle.phase.value !== 'player' || battle.fresh.value === 0}
        onClick={() => battle.advanceRest()}
      >
        <Icon name="advance" />
        <span>{t.advanceRest}</span>
      </button>
    </>
  );
}

function HintButton({ battle }: { battle: Battle }) {
  const t = messages.value;
  const { analysis } = battle;
  if (analysis === null) return null;
  return (
    <button
      type="button"
      class="button toggle"
      data-testid="hint"
      aria-pressed={analysis.view.value?.kind === 'hint'}
      disabled={battle.phase.value !== 'player'}
      onClick={() => analysis.toggleHint()}
    >
      <Icon name="bulb" />
      <span>{t.hint}</span>
    </button>
  );
}

/** On a phone what is chosen is confirmed where the thumb is, in the place of "end turn". */
function ThumbConfirm({ battle }: { battle: Battle }) {
  const t = messages.value;
  const selection = battle.selection.value;
  if (selection === null || selection.cell < 0) return null;
  const stays = selection.cell === selection.unit.cell;
  const label = selection.forecast !== null ? t.strike : stays ? t.waitHere : t.moveHere;
  return (
    <button
      type="button"
      class="button primary wide thumb-confirm"
      data-testid="thumb-confirm"
      onClick={() => battle.confirm()}
    >
      <Icon name="check" />
      <span>{label}</span>
    </button>
  );
}
