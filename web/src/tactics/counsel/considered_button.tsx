import { Icon } from '../../shell/icons';
import type { Side } from '../snapshot';
import { messages } from '../words/messages';
import type { Counsel, PastTurn } from './counsel';

/** Until the player's first action: a quiet offer to see what the opponent considered. */
export function LastTurnButton({ counsel, opponentName }: { counsel: Counsel; opponentName: string }) {
  const t = messages.value;
  const turn = counsel.lastTurn.value;
  if (turn === null || counsel.view.value !== null) return null;
  return (
    <button
      type="button"
      class="button counsel-offer"
      data-testid="considered"
      onClick={() => counsel.togglePast(turn)}
    >
      <Icon name="eye" />
      {t.consideredTitle(opponentName)}
    </button>
  );
}

/** In the list of moves: the same for any turn of the opponent. */
export function PastTurnButton(props: { counsel: Counsel; side: Side; round: number }) {
  const t = messages.value;
  const { counsel, side, round } = props;
  const isIt = (turn: PastTurn) => turn.side === side && turn.round === round;
  const turn = counsel.turns.value.findLast(isIt);
  if (turn === undefined) return null;
  const view = counsel.view.value;
  return (
    <button
      type="button"
      class="icon-button past-turn"
      aria-label={t.consideredTurn(round)}
      title={t.consideredTurn(round)}
      aria-pressed={view?.kind === 'past' && view.turn === turn}
      data-testid={`considered-${round}`}
      onClick={() => counsel.togglePast(turn)}
    >
      <Icon name="eye" size={16} />
    </button>
  );
}
