import type { Twenty48Module } from '../../../../wasm/twenty48';
import { CopyLink } from '../../board/copy_link';
import { figure } from '../../i18n/figures';
import { SharedGameCard } from '../../play/shared/shared_game_card';
import type { Session } from '../../shell/session/session';
import { faceOf } from '../cells';
import type { Twenty48Game } from '../twenty48_game';
import { ReviewLine } from './review_line';
import { messages } from './words/messages';

interface SharedCardProps {
  game: Twenty48Game;
  session: Session<Twenty48Module>;
  onHome(): void;
  /** Plays the same tiles. */
  onPlay(): void;
}

/** A finished game that somebody sent: how far it came. */
export function SharedCard({ game, session, ...ways }: SharedCardProps) {
  const t = messages.value;
  const { score, largest, moves } = game.snapshot.value;
  return (
    <>
      <SharedGameCard
        rewind={game.rewind}
        title={t.sharedTitle(figure(score))}
        told={t.sharedLine(faceOf(largest), figure(moves))}
        playWords={t.playTiles}
        {...ways}
      >
        <CopyLink link={game.link()} plain />
      </SharedGameCard>
      <div class="context shared-review">
        <ReviewLine game={game} session={session} />
      </div>
    </>
  );
}
