import { Icon } from '../../shell/ui/icons';
import type { Side } from '../rules/snapshot';
import type { BattleAnalysis, PastTurn } from './battle_analysis';
import { messages } from './words/messages';

/** Until the player's first action: a quiet offer to see what the opponent considered. */
export function LastTurnButton({
  analysis,
  opponentName,
}: {
  analysis: BattleAnalysis;
  opponentName: string;
}) {
  const t = messages.value;
  const turn = analysis.lastTurn.value;
  if (turn === null || analysis.view.value !== null) return null;
  return (
    <button
      type="button"
      class="button considered-offer"
      data-testid="considered"
      onClick={() => analysis.togglePast(turn)}
    >
      <Icon name="eye" />
      {t.consideredTitle(opponentName)}
    </button>
  );
}

/** In the list of moves: the same for any turn of the opponent. */
export function PastTurnButton(props: { analysis: BattleAnalysis; side: Side; round: number }) {
  const t = messages.value;
  const { analysis, side, round } = props;
  const isIt = (turn: PastTurn) => turn.side === side && turn.round === round;
  const turn = analysis.turns.value.findLast(isIt);
  if (turn === undefined) return null;
  const view = analysis.view.value;
  return (
    <button
      type="button"
      class="icon-button past-turn"
      aria-label={t.consideredTurn(round)}
      title={t.consideredTurn(round)}
      aria-pressed={view?.kind === 'past' && view.turn === turn}
      data-testid={`considered-${round}`}
      onClick={() => analysis.togglePast(turn)}
    >
      <Icon name="eye" size={16} />
    </button>
  );
}
