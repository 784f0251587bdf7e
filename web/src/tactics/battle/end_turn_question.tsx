import { Dialog } from '../../shell/ui/dialog';
import { messages } from '../words/messages';
import type { Battle } from './battle';

/** Whether a turn is to be ended while units have not acted. */
export function EndTurnQuestion({ battle }: { battle: Battle }) {
  const t = messages.value;
  const { asksToEnd } = battle;
  const close = () => {
    asksToEnd.value = false;
  };
  if (!asksToEnd.value) return null;
  return (
    <Dialog title={t.endTurnTitle} onClose={close}>
      <p>{t.endTurnIdle(battle.fresh.value)}</p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          data-testid="confirm-end-turn"
          onClick={() => {
            close();
            battle.endTurn();
          }}
        >
          {t.endTurn}
        </button>
        <button type="button" class="button" onClick={close}>
          {t.keepPlaying}
        </button>
      </div>
    </Dialog>
  );
}
