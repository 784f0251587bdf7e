import { ActionButton } from '../board/action_button';
import { figure } from '../i18n/figures';
import { Dialog } from '../shell/ui/dialog';
import { messages } from './words/messages';

interface LetPlayProps {
  /** Who is going to play. */
  name: string;
  /** Slides of the player's own game so far. */
  moves: number;
  onClose(): void;
  onStart(): void;
}

/** Before the engine takes over: it plays a copy, and the player's own game waits. */
export function LetPlayDialog({ name, moves, onClose, onStart }: LetPlayProps) {
  const t = messages.value;
  return (
    <Dialog title={t.twenty48LetPlayTitle(name)} onClose={onClose}>
      <p class="quiet">{t.twenty48LetPlayTold(figure(moves))}</p>
      <div class="row">
        <ActionButton label={t.twenty48LetPlay} testId="let-play" look="primary" onAct={onStart} />
        <button type="button" class="button" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </Dialog>
  );
}
