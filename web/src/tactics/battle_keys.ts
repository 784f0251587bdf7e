import { useLayoutEffect } from 'preact/hooks';
import type { Battle } from './battle';

/** Keys that work wherever the focus is: Escape, U, R, E, T, A, S, H; with nothing in focus Enter confirms, arrows go to the board. */
export function useBattleKeys(battle: Battle, endTurn: () => void): void {
  // Heard from the moment that the battle can be seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select') !== null)
        return;
      if (act(battle, endTurn, event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [battle]);
}

function act(battle: Battle, endTurn: () => void, key: string): boolean {
  switch (key) {
    case 'Escape':
      return battle.counsel?.close() === true || battle.backOut();
    case 'h':
    case 'H':
      battle.counsel?.toggleHint();
      return battle.counsel !== null;
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

/** With nothing in focus, an arrow key begins on the board. */
function focusBoard(): boolean {
  if (!isNothingFocused()) return false;
  const cell = document.querySelector<HTMLElement>('.cell[tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

function isNothingFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
