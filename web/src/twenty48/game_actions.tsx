import { ActionButton, HintButton, UndoButton } from '../board/action_button';
import type { Preferences } from './preferences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface ActionsProps {
  game: Twenty48Game;
  preferences: Preferences;
  onNewGame(): void;
  /** Lets the engine play, or stops it. */
  onLetPlay(): void;
  /** Back to the player's own game; null where none waits. */
  onOwn: (() => void) | null;
}

/** The buttons of a game; on a phone the row under the thumb. */
export function Actions({ game, preferences, onNewGame, onLetPlay, onOwn }: ActionsProps) {
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
      {onOwn === null ? (
        <ActionButton icon="restart" label={t.twenty48NewGame} testId="new-game-action" onAct={onNewGame} />
      ) : (
        <ActionButton icon="back" label={t.twenty48OwnGame} testId="own-game" onAct={onOwn} />
      )}
      <ActionButton
        icon={playing ? 'pause' : single ? 'forward' : 'play'}
        label={playing ? t.twenty48Pause : single ? t.twenty48Step : t.twenty48LetPlay}
        testId="autoplay"
        look="wide"
        pressed={playing}
        disabled={phase === 'over'}
        onAct={onLetPlay}
      />
    </div>
  );
}
