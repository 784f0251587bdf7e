import { Icon } from '../shell/icons';
import type { Preferences } from './preferences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface ActionsProps {
  game: Twenty48Game;
  preferences: Preferences;
  onNewGame(): void;
}

/** The buttons of a game; on a phone the row under the thumb. */
export function Actions({ game, preferences, onNewGame }: ActionsProps) {
  const t = messages.value;
  const phase = game.phase.value;
  const playing = phase === 'autoplay';
  const single = preferences.speed.value === 'step';
  return (
    <div class="actions">
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
        aria-pressed={game.analysis.open.value}
        disabled={phase === 'over'}
        onClick={() => game.toggleHint()}
      >
        <Icon name="bulb" />
        <span>{t.hint}</span>
      </button>
      <button type="button" class="button" data-testid="new-game-action" onClick={onNewGame}>
        <Icon name="restart" />
        <span>{t.twenty48NewGame}</span>
      </button>
      <button
        type="button"
        class="button primary wide"
        data-testid="autoplay"
        aria-pressed={playing}
        disabled={phase === 'over'}
        onClick={() => game.toggleAutoplay()}
      >
        <Icon name={playing ? 'pause' : single ? 'forward' : 'play'} />
        <span>{playing ? t.twenty48Pause : single ? t.twenty48Step : t.twenty48LetPlay}</span>
      </button>
    </div>
  );
}
