import { ActionButton, HintButton, UndoButton } from '../board/action_button';
import { ConcedeButton } from '../board/concede_button';
import { PlayLine } from '../play/analysis/later_analysis';
import type { GameView } from '../play/game_view';
import { messages } from '../play/words/messages';
import { later } from '../shell/ui/later';
import type { BoardGame } from './game';

const AgreeDraw = later(() => import('../play/friends/open_friends').then((all) => all.openAgreeDraw()));
const OfferDraw = later(() => import('./draws/offer_draw').then((all) => all.openOfferDraw()));

/** The buttons of a game; on a phone the row under the thumb. */
export function Actions({ view }: { view: GameView<BoardGame> }) {
  const { game, analysis } = view;
  // The opponent takes its time: the wait can be skipped.
  const slow = view.session.settings.tempo.value === 'classic';
  const t = messages.value;
  const { friends } = game.settings;
  const over = game.phase.value === 'over';
  return (
    <div class="actions game-actions">
      <UndoButton disabled={!game.canUndo.value} onAct={() => game.undo()} />
      {friends ? null : (
        <HintButton
          pressed={analysis?.hint.value === true}
          disabled={game.phase.value !== 'player' || analysis === null}
          onAct={() => analysis?.toggleHint()}
        />
      )}
      <ConcedeButton
        label={t.resign}
        title={t.resignTitle}
        disabled={game.phase.value === 'over' || game.moves.value.length === 0}
        testId="resign"
        onConcede={() => game.concede()}
      >
        {(close) => <Draw view={view} close={close} />}
      </ConcedeButton>
      {slow && !over && !friends ? (
        <ActionButton
          icon="skip"
          label={t.skip}
          testId="skip"
          disabled={game.phase.value !== 'opponent'}
          onAct={() => game.skip()}
        />
      ) : null}
      <Foremost view={view} />
      {analysis?.hint.value ? (
        <PlayLine analysis={analysis} testId="thumb-play-line" extra="wide thumb-confirm" />
      ) : null}
    </div>
  );
}

/** A draw, in games that have them, and between people. */
function Draw({ view: { game, opponentName }, close }: { view: GameView<BoardGame>; close(): void }) {
  const { draws } = game.spec;
  if (game.settings.friends) return <AgreeDraw game={game} close={close} />;
  return draws === undefined ? null : (
    <OfferDraw game={game} rule={draws} opponentName={opponentName} close={close} />
  );
}

/** What the thumb does next: play what waits, else begin anew. */
function Foremost({ view: { game, askNewGame } }: { view: GameView<BoardGame> }) {
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
      onAct={askNewGame}
    />
  );
}
