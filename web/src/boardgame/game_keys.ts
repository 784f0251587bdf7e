import { focusBoard, isNothingFocused, useKeys } from '../board/keys';
import type { Analysis } from './analysis/analysis';
import type { BoardGame } from './game';

/** Keys that work wherever the focus is: Escape, U, H, S; with nothing in focus Enter confirms, arrows go to the board. */
export function useGameKeys(game: BoardGame, analysis: Analysis): void {
  useKeys(game, (key) => act(game, analysis, key));
}

function act(game: BoardGame, analysis: Analysis, key: string): boolean {
  switch (key.length === 1 ? key.toLowerCase() : key) {
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
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return focusBoard();
    default:
      return false;
  }
}
