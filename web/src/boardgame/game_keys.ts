import type { KeyLine } from '../board/key_help/key_line';
import { beginOnBoard, isNothingFocused, useKeys } from '../board/keys';
import type { Analysis } from './analysis/analysis';
import type { BoardGame } from './game';

/** What the keys of a game do. */
export const GAME_KEYS: readonly KeyLine[] = [
  '←↑↓→ walk',
  'Enter choose',
  'Esc back',
  'U undo',
  'H hint',
  'S skip',
];

/** The keys work wherever the focus is; with nothing in focus Enter confirms, arrows go to the board. */
export function useGameKeys(game: BoardGame, analysis: Analysis, looking: boolean): void {
  // A game of others' is not gone on with: nothing of it is taken back.
  useKeys(game, (key) => !(looking && key === 'u') && act(game, analysis, key));
}

function act(game: BoardGame, analysis: Analysis, key: string): boolean {
  switch (key) {
    case 'Escape':
      return analysis.closeHint() || game.backOut();
    case 'u':
      return game.undo();
    case 'h':
      analysis.toggleHint();
      return true;
    case 's':
      game.skip();
      return true;
    case 'Enter':
      return isNothingFocused() && game.confirmAim();
    default:
      return beginOnBoard(key);
  }
}
