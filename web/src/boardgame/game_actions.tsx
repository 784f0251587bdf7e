import { ConcedeButton } from '../board/concede_button';
import { Icon } from '../shell/icons';
import type { Analysis } from './analysis/analysis';
import type { BoardGame } from './game';
import { messages } from './words/messages';

interface ActionsProps {
  game: BoardGame;
  analysis: Analysis;
  /** The opponent takes its time: the wait can be skipped. */
  slow: boolean;
  onNewGame(): void;
}

/** The buttons of a game; on a phone the row under the thumb. */
export function Actions({ game, analysis, slow, onNewGame }: ActionsProps) {
  const t = messages.value;
  const over = game.phase.value === 'over';
  return (
    <div class="actions game-actions">
      <button
        type="button"
        class="button"
        data-testid="undo"
        disabled={!game.canUndo.value}
        onClick={() => game.undo()}
      >
        <Icon name="undo" />
        <span>{t.undo}</span>
      </button>
      <button
        type="button"
        class="button toggle"
        data-testid="hint"
        aria-pressed={analysis.hint.value}
        disabled={game.phase.value !== 'player'}
        onClick={() => analysis.toggleHint()}
      >
        <Icon name="bulb" />
        <span>{t.hint}</span>
      </button>
      <ConcedeButton
        label={t.resign}
        title={t.resignTitle}
        disabled={game.phase.value === 'over' || game.moves.value.length === 0}
        testId="resign"
        onConcede={() => game.concede()}
      />
      {slow && !over ? <SkipButton game={game} /> : null}
      <Foremost game={game} onNewGame={onNewGame} />
    </div>
  );
}

function SkipButton({ game }: { game: BoardGame }) {
  const t = messages.value;
  return (
    <button
      type="button"
      class="button"
      data-testid="skip"
      disabled={game.phase.value !== 'opponent'}
      onClick={() => game.skip()}
    >
      <Icon name="skip" />
      <span>{t.skip}</span>
    </button>
  );
}

/** What the thumb does next: play what waits, else begin anew. */
function Foremost({ game, onNewGame }: Pick<ActionsProps, 'game' | 'onNewGame'>) {
  const t = messages.value;
  if (game.aim.value !== null) {
    return (
      <button
        type="button"
        class="button primary wide"
        data-testid="place-here"
        onClick={() => game.confirmAim()}
      >
        <Icon name="check" />
        <span>{t.playHere}</span>
      </button>
    );
  }
  return (
    <button type="button" class="button wide" data-testid="new-game-action" onClick={onNewGame}>
      <Icon name="restart" />
      <span>{t.newGame}</span>
    </button>
  );
}
