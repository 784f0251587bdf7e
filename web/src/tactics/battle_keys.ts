import { focusBoard, isNothingFocused, useKeys } from '../board/keys';
import type { Battle } from './battle';

/** Keys that work wherever the focus is: Escape, U, R, E, T, A, S, H; with nothing in focus Enter confirms, arrows go to the board. */
export function useBattleKeys(battle: Battle, endTurn: () => void): void {
  useKeys(battle, (key) => act(battle, endTurn, key));
}

function act(battle: Battle, endTurn: () => void, key: string): boolean {
  switch (key) {
    case 'Escape':
      return battle.analysis?.close() === true || battle.backOut();
    case 'h':
    case 'H':
      battle.analysis?.toggleHint();
      return battle.analysis !== null;
    case 'u':
    case 'U':
      return battle.undo();
    case 'r':
    case 'R':
      return battle.reset();
    case 'e':
    case 'E':
      endTurn();
      return true;
    case 't':
    case 'T':
      battle.toggleThreats();
      return true;
    case 'a':
    case 'A':
      battle.advanceRest();
      return true;
    case 's':
    case 'S':
      battle.skip();
      return true;
    case 'Enter':
      return isNothingFocused() && battle.confirm();
    case 'ArrowUp':
    case 'ArrowDown':
    case 'ArrowLeft':
    case 'ArrowRight':
      return focusBoard();
    default:
      return false;
  }
}
