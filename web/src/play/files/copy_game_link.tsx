import { useMemo } from 'preact/hooks';
import { CopyLink } from '../../board/copy_link';
import type { GameView } from '../game_view';
import { gameLink } from './game_link';

/** An address under which anybody can watch the game; nothing where no address tells it. */
export function GameLink({ view: { game, record, sender } }: { view: GameView }) {
  const link = useMemo(() => gameLink(game.spec, record, sender), [game, record.actions.length]);
  return link === null ? null : <CopyLink link={link} plain />;
}
