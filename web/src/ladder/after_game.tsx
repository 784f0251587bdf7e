import { later } from '../shell/ui/later';
import type { AfterGameProps } from './after_game_view';

const View = later(() => import('./open_after_game').then(({ openAfterGame }) => openAfterGame()));

/**
 * On a result card: the climb after a win, after a defeat the idea that won. Its room is kept until it has come, and
 * then it is told to those who listen.
 */
export function AfterGame(props: AfterGameProps) {
  if (props.outcome === 'draw') return null;
  return (
    <div class="after-game" role="status" data-testid="after-game">
      <View {...props} />
    </div>
  );
}
