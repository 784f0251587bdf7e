import { useMemo } from 'preact/hooks';
import { CopyLink } from '../../board/copy_link';
import type { GameView } from '../game_view';
import { gameLink } from './game_link';
import { recordOf, senderOf } from './own_record';

/** An address under which anybody can watch the game; nothing where no address tells it. */
export function GameLink({ view }: { view: GameView }) {
  const { game } = view;
  const link = useMemo(
    () => gameLink(game.spec, recordOf(view), senderOf(view)),
    [game, game.moves.value.length],
  );
  return link === null ? null : <CopyLink link={link} plain />;
}
