import { useSignal } from '@preact/signals';
import { messages } from '../i18n/messages';
import { Dialog } from '../shell/dialog';
import { Icon } from '../shell/icons';
import type { GomokuGame } from './gomoku_game';

/** Gives the game up, after asking. */
export function ResignButton({ game }: { game: GomokuGame }) {
  const t = messages.value;
  const asking = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="button"
        data-testid="resign"
        disabled={game.phase.value === 'over' || game.moves.value.length === 0}
        onClick={() => (asking.value = true)}
      >
        <Icon name="flag" />
        <span>{t.gomokuResign}</span>
      </button>
      {asking.value ? (
        <Dialog title={t.gomokuResignTitle} onClose={() => (asking.value = false)}>
          <p>{t.concedeBody}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              data-testid="confirm-resign"
              onClick={() => {
                asking.value = false;
                game.concede();
              }}
            >
              {t.gomokuResign}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t.keepPlaying}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
