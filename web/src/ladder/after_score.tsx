import { later } from '../shell/ui/later';
import type { AfterScoreProps } from './after_game_view';

const View = later(() => import('./open_after_game').then(({ openAfterScore }) => openAfterScore()));

/** On the card at the end of a game without an opponent: whose average the score has passed. */
export function AfterScore(props: AfterScoreProps) {
  return (
    <div class="after-game" role="status" data-testid="after-game">
      <View {...props} />
    </div>
  );
}
