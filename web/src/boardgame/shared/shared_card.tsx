import { useEffect, useMemo } from 'preact/hooks';
import { CopyLink } from '../../board/copy_link';
import type { Frames } from '../../conductor/contract';
import { Icon } from '../../shell/ui/icons';
import { endingWords } from '../ending_words';
import type { BoardGame } from '../game';
import type { Settings, Side } from '../game_types';
import type { Ladder } from '../opponent';
import { messages } from '../words/messages';
import { playerOf, type SharedGame, told } from './shared_game';
import { WalkThrough } from './walk_through';

interface SharedCardProps {
  game: BoardGame;
  shared: SharedGame;
  ladder: Ladder;
  frames: Frames;
  /** The address of the game. */
  link: string;
  onNewGame(settings: Settings): void;
  onAnalyse(): void;
  onHome(): void;
}

/** A finished game that somebody sent: who beat whom. It begins to play; then it is watched again, or played. */
export function SharedCard({ game, shared, ladder, frames, link, ...ways }: SharedCardProps) {
  const t = messages.value;
  const walk = useMemo(() => new WalkThrough(game, frames), [game, frames]);
  useEffect(() => {
    walk.begin();
    return () => walk.end();
  }, [walk]);
  const nameOf = (side: Side) => playerOf(game, shared, ladder, side);
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
        onClick={() => (walk.walking.value ? walk.end() : walk.begin())}
      >
        <Icon name={walk.walking.value ? 'pause' : 'play'} />
        <span>{walk.walking.value ? t.watchPause : t.watchAgain}</span>
      </button>
      <button
        type="button"
        class="button"
        data-testid="play-shared"
        onClick={() => ways.onNewGame(game.settings)}
      >
        <Icon name="restart" />
        <span>{t.playFromStart}</span>
      </button>
      <div class="row">
        <button type="button" class="link" data-testid="analyse" onClick={ways.onAnalyse}>
          {t.analyse}
        </button>
        <CopyLink link={link} plain />
        <button type="button" class="link" onClick={ways.onHome}>
          {t.home}
        </button>
      </div>
    </section>
  );
}
