import type { GameView } from '../../play/game_view';
import { MarkLine } from '../../play/marks/later_marks';
import { Icon } from '../../shell/ui/icons';
import { messages } from '../words/messages';
import type { Battle } from './battle';
import { describeUnitAction, sideName } from './sentences';

/** An earlier moment: what was just done, in words, and where in the battle that is. */
export function PastCard({ view: { game, analysis, looking } }: { view: GameView<Battle> }) {
  const t = messages.value;
  const { length } = game.moves.value;
  const at = game.past.value ?? length;
  const snapshot = game.snapshotAt(at);
  const move = game.moves.value[at - 1];
  return (
    <section class="context rewind-account">
      <p class="quiet figures">
        {t.round(snapshot.round, snapshot.lastRound)} · {t.replayPlace(at, length)}
      </p>
      <p aria-live="polite" data-testid="replay-move">
        {move === undefined ? t.replayStart : `${sideName(t, move.side)}: ${describeUnitAction(t, move)}`}
      </p>
      {looking || analysis === null ? null : <MarkLine analysis={analysis} move={at - 1} />}
      {game.past.value === null || looking ? null : (
        <button type="button" class="button" data-testid="present" onClick={() => game.lookAt(null)}>
          <Icon name="last" />
          {t.backToGame}
        </button>
      )}
    </section>
  );
}
