import type { KeyLine } from '../board/key_help/key_line';
import { isNothingFocused, isWalking, useKeys } from '../board/keys';
import { rewindByKey } from '../play/rewind_by_key';
import { isSlide, slideOf } from './directions';
import type { Twenty48Game } from './twenty48_game';

/** What the keys of a game do. */
export const GAME_KEYS: readonly KeyLine[] = [
  '←↑↓→WASD slide',
  'Esc back',
  'U undo',
  'H hint',
  'Space engine',
];

/** The keys work wherever the focus is; Space with nothing in focus. In a game that is looked back at arrows step. */
export function useGameKeys(game: Twenty48Game, rewinds: boolean, letPlay: () => void): void {
  useKeys(
    // Heard anew once they mean something else.
    rewinds ? game.rewind : game,
    (key, place) => (rewinds && rewindByKey(game, key, isNothingFocused)) || act(game, key, place, letPlay),
    (key, place) => isWalking(key) || isSlide(key, place),
  );
}

function act(game: Twenty48Game, key: string, place: string, letPlay: () => void): boolean {
  const direction = slideOf(key, place);
  if (direction !== null) {
    game.play(direction);
    return true;
  }
  switch (key) {
    case 'Escape':
      return game.backOut();
    case 'u':
      return game.undo();
    case 'h':
      game.toggleHint();
      return true;
    case ' ':
      if (!isNothingFocused()) return false;
      letPlay();
      return true;
    default:
      return false;
  }
}
