import { useSignal } from '@preact/signals';
import { AGREED_DRAW } from '../../shell/session/ending';
import type { BoardGame } from '../game';
import { answerTo, type DrawAnswer, type DrawRule } from './draw_rule';
import { messages } from './words/messages';

export interface OfferDrawProps {
  game: BoardGame;
  rule: DrawRule;
  opponentName: string;
  /** Ends the asking in which it stands. */
  close(): void;
}

/** How many plies had been played at the last offer that was declined, by the game. */
const declined = new WeakMap<BoardGame, number>();

/** Offers the opponent a draw; where it declines, it says why. */
export function OfferDraw({ game, rule, opponentName, close }: OfferDrawProps) {
  const t = messages.value;
  const answer = useSignal<Exclude<DrawAnswer, 'accepts'> | null>(null);
  const offer = () => {
    const { length } = game.moves.value;
    const score = game.opponentsScore.value;
    const said = answerTo({ length, declined: declined.get(game) ?? null, score }, rule);
    if (said === 'accepts') {
      close();
      game.concede(AGREED_DRAW);
      return;
    }
    if (said === 'better') declined.set(game, length);
    answer.value = said;
  };
  return answer.value === null ? (
    <button
      type="button"
      class="button"
      data-testid="offer-draw"
      disabled={game.phase.value !== 'player'}
      onClick={offer}
    >
      {t.offer}
    </button>
  ) : (
    <p class="draw-answer" role="status" data-testid="draw-answer">
      {t.answers[answer.value](opponentName)}
    </p>
  );
}

/** It, once its words have come. */
export async function openOfferDraw(): Promise<typeof OfferDraw> {
  await messages.load();
  return OfferDraw;
}
