import { ActionButton, HintButton, UndoButton } from '../board/action_button';
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
      <UndoButton disabled={!game.canUndo.value} onAct={() => game.undo()} />
      <HintButton
        pressed={game.analysis.open.value}
        disabled={phase === 'over'}
        onAct={() => game.toggleHint()}
      />
      <ActionButton icon="restart" label={t.twenty48NewGame} testId="new-game-action" onAct={onNewGame} />
      <ActionButton
        icon={playing ? 'pause' : single ? 'forward' : 'play'}
        label={playing ? t.twenty48Pause : single ? t.twenty48Step : t.twenty48LetPlay}
        testId="autoplay"
        look="wide"
        pressed={playing}
        disabled={phase === 'over'}
        onAct={() => game.toggleAutoplay()}
      />
    </div>
  );
}
