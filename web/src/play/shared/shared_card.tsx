import { ActionButton } from '../../board/action_button';
import { endingWords } from '../ending_words';
import { GameLink } from '../files/copy_game_link';
import type { Side } from '../game_types';
import type { GameView } from '../game_view';
import { playOnWords } from '../play_on_words';
import { messages } from '../words/messages';
import { playerOf, type SharedGame, told } from './shared_game';
import { SharedGameCard } from './shared_game_card';

interface SharedCardProps {
  view: GameView;
  shared: SharedGame;
}

/** A finished game that somebody sent: who beat whom. */
export function SharedCard({ view, shared }: SharedCardProps) {
  const t = messages.value;
  const { game } = view;
  const nameOf = (side: Side) => playerOf(game, shared, view.session.ladder, side);
  const ending = game.ending.value;
  return (
    <SharedGameCard
      rewind={game.rewind}
      title={told(game.winner.value, nameOf)}
      told={
        <>
          {ending === null ? null : `${endingWords(ending, nameOf)} `}
          <span class="quiet">{game.spec.words.length(game.snapshot.value)}</span>
        </>
      }
      playWords={t.playFromStart}
      onPlay={() => view.onNewGame(game.settings)}
      onHome={view.onHome}
      more={<PlayOnButton view={view} />}
    >
      <button type="button" class="link" data-testid="analyse" onClick={view.analyse}>
        {t.analyse}
      </button>
      <GameLink view={view} />
    </SharedGameCard>
  );
}

/** The game is gone on with from the moment that is looked at, against the opponent that it was played against. */
function PlayOnButton({ view: { game, onPlayOn } }: { view: GameView }) {
  const at = game.past.value;
  const length = game.moves.value.length;
  return (
    <ActionButton
      icon="undo"
      label={at === null || at >= length ? messages.value.playOnSomewhere : playOnWords(game, at)}
      testId="play-on-shared"
      disabled={at === null || at >= length}
      onAct={() => (at === null ? undefined : onPlayOn(game.savedAt(at)))}
    />
  );
}
