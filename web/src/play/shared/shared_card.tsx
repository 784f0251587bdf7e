import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/ui/icons';
import { endingWords } from '../ending_words';
import { GameLink } from '../files/copy_game_link';
import type { Side } from '../game_types';
import type { GameView } from '../game_view';
import { messages } from '../words/messages';
import { playerOf, type SharedGame, told } from './shared_game';

interface SharedCardProps {
  view: GameView;
  shared: SharedGame;
}

/** A finished game that somebody sent: who beat whom. It begins to play; then it is watched again, or played. */
export function SharedCard({ view, shared }: SharedCardProps) {
  const t = messages.value;
  const { game } = view;
  const { rewind } = game;
  useEffect(() => {
    rewind.play();
    return () => rewind.pause();
  }, [rewind]);
  const playing = rewind.playing.value;
  const nameOf = (side: Side) => playerOf(game, shared, view.session.ladder, side);
  const title = told(game.winner.value, nameOf);
  const ending = game.ending.value;
  return (
    <section class="context shared-card" data-testid="shared" aria-label={title}>
      <strong>{title}</strong>
      <p>
        {ending === null ? null : `${endingWords(ending, nameOf)} `}
        <span class="quiet">{game.spec.words.length(game.snapshot.value)}</span>
      </p>
      <button
        type="button"
        class="button primary"
        data-testid="watch-shared"
        onClick={() => (playing ? rewind.pause() : rewind.play())}
      >
        <Icon name={playing ? 'pause' : 'play'} />
        <span>{playing ? t.watchPause : t.watchAgain}</span>
      </button>
      <button
        type="button"
        class="button"
        data-testid="play-shared"
        onClick={() => view.onNewGame(game.settings)}
      >
        <Icon name="restart" />
        <span>{t.playFromStart}</span>
      </button>
      <div class="row">
        <button type="button" class="link" data-testid="analyse" onClick={view.analyse}>
          {t.analyse}
        </button>
        <GameLink view={view} />
        <button type="button" class="link" onClick={view.onHome}>
          {t.home}
        </button>
      </div>
    </section>
  );
}
