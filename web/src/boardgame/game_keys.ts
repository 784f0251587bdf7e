import { focusBoard, isNothingFocused, useKeys } from '../board/keys';
import type { Analyst } from './analysis/analysis';
import type { GomokuGame } from './game';

/** Keys that work wherever the focus is: Escape, U, H, S; with nothing in focus Enter confirms, arrows go to the board. */
export function useGameKeys(game: GomokuGame, analyst: Analyst): void {
  useKeys(game, (key) => act(game, analyst, key));
}

function act(game: GomokuGame, analyst: Analyst, key: string): boolean {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case 'Escape':
      return analyst.closeHint() || game.backOut();
    case 'u':
      return game.undo();
    case 'h':
      analyst.toggleHint();
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
