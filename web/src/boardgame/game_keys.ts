import { beginOnBoard, isNothingFocused, useKeys } from '../board/keys';
import type { Analysis } from './analysis/analysis';
import type { BoardGame } from './game';

/** Keys that work wherever the focus is: Escape, U, H, S; with nothing in focus Enter confirms, arrows go to the board. */
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
