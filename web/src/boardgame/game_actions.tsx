import { ActionButton, HintButton, UndoButton } from '../board/action_button';
import { ConcedeButton } from '../board/concede_button';
import type { Analysis } from './analysis/analysis';
import { PlayLine } from './analysis/line_list';
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
      <UndoButton disabled={!game.canUndo.value} onAct={() => game.undo()} />
      <HintButton
        pressed={analysis.hint.value}
        disabled={game.phase.value !== 'player'}
        onAct={() => analysis.toggleHint()}
      />
      <ConcedeButton
        label={t.resign}
        title={t.resignTitle}
        disabled={game.phase.value === 'over' || game.moves.value.length === 0}
        testId="resign"
        onConcede={() => game.concede()}
      />
      {slow && !over ? (
        <ActionButton
          icon="skip"
          label={t.skip}
          testId="skip"
          disabled={game.phase.value !== 'opponent'}
          onAct={() => game.skip()}
        />
      ) : null}
      <Foremost game={game} onNewGame={onNewGame} />
      {analysis.hint.value ? (
        <PlayLine analysis={analysis} testId="thumb-play-line" extra="wide thumb-confirm" />
      ) : null}
    </div>
  );
}

/** What the thumb does next: play what waits, else begin anew. */
function Foremost({ game, onNewGame }: Pick<ActionsProps, 'game' | 'onNewGame'>) {
  const t = messages.value;
  return game.aim.value !== null ? (
    <ActionButton
      icon="check"
      label={t.playHere}
      testId="place-here"
      look="primary wide"
      onAct={() => game.confirmAim()}
    />
  ) : (
    <ActionButton
      icon="restart"
      label={t.newGame}
      testId="new-game-action"
      look="wide yields"
      onAct={onNewGame}
    />
  );
}
