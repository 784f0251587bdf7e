import { ActionButton, HintButton, UndoButton } from '../../board/action_button';
import { needed } from '../../shell/ui/later';
import { PlayPlan } from '../analysis/later_plans';
import { messages } from '../words/messages';
import type { Battle } from './battle';

interface ActionsProps {
  battle: Battle;
  /** Without what a beginner can do without. */
  basic?: boolean;
  onEndTurn(): void;
}

const EndTurnQuestion = needed(() =>
  import('./end_turn_question').then(({ EndTurnQuestion }) => EndTurnQuestion),
);

/** The buttons of a turn, and the question before it is ended while units have not acted. */
export function BattleActions({ battle }: { battle: Battle }) {
  return (
    <>
      <Actions battle={battle} onEndTurn={() => battle.endTurnOrAsk()} />
      <EndTurnQuestion battle={battle} />
    </>
  );
}

/** The buttons of a turn; on a phone the row under the thumb. */
export function Actions({ battle, basic = false, onEndTurn }: ActionsProps) {
  const t = messages.value;
  const phase = battle.phase.value;
  const opponent = phase === 'banner' || phase === 'opponent';
  const analysis = battle.analysis.value;
  const isDue = phase === 'player' && battle.fresh.value === 0 && !basic;
  return (
    <div class="actions">
      <UndoButton disabled={!battle.canUndo.value} onAct={() => battle.undo()} />
      <ActionButton
        icon="restart"
        label={t.reset}
        testId="reset"
        disabled={!battle.canUndo.value}
        onAct={() => battle.reset()}
      />
      {basic ? null : <FurtherActions battle={battle} />}
      {opponent ? (
        <ActionButton icon="skip" label={t.skip} testId="skip" look="wide" onAct={() => battle.skip()} />
      ) : (
        <ActionButton
          icon="end"
          label={t.endTurn}
          testId="end-turn"
          look={isDue ? 'primary wide yields' : 'wide yields'}
          disabled={phase !== 'player'}
          onAct={onEndTurn}
        />
      )}
      <ThumbConfirm battle={battle} />
      {analysis === null ? null : (
        <PlayPlan analysis={analysis} testId="thumb-play-plan" extra="wide thumb-confirm" />
      )}
    </div>
  );
}

function FurtherActions({ battle }: { battle: Battle }) {
  const t = messages.value;
  const analysis = battle.analysis.value;
  return (
    <>
      <ActionButton
        icon="target"
        label={t.threats}
        testId="threats"
        look="toggle"
        pressed={battle.allThreats.value}
        onAct={() => battle.toggleThreats()}
      />
      {battle.settings.friends ? null : (
        <HintButton
          pressed={analysis?.view.value?.kind === 'hint'}
          disabled={battle.phase.value !== 'player' || analysis === null}
          onAct={() => analysis?.toggleHint()}
        />
      )}
      <ActionButton
        icon="advance"
        label={t.advanceRest}
        testId="advance"
        disabled={battle.phase.value !== 'player' || battle.fresh.value === 0}
        onAct={() => battle.advanceRest()}
      />
    </>
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
    <ActionButton
      icon="check"
      label={label}
      testId="thumb-confirm"
      look="primary wide thumb-confirm"
      onAct={() => battle.confirm()}
    />
  );
}
