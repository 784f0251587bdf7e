import { AGREED_DRAW } from '../../shell/session/ending';
import type { PlayGame } from '../play_game';
import { messages } from './words/messages';

interface AgreeDrawProps {
  game: Pick<PlayGame, 'concede'>;
  /** Ends the asking in which it stands. */
  close(): void;
}

/** Two people who sit side by side need no offer: they say so. */
export function AgreeDraw({ game, close }: AgreeDrawProps) {
  return (
    <button
      type="button"
      class="button"
      data-testid="agree-draw"
      onClick={() => {
        close();
        game.concede(AGREED_DRAW);
      }}
    >
      {messages.value.agreeDraw}
    </button>
  );
}
