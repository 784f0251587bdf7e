import { useLayoutEffect } from 'preact/hooks';

/**
 * Keys that work wherever the focus is but in a dialog or a field. `act` hears of letters in lower case, and says whether
 * a key did something; `game` is whatever it acts on.
 */
export function useKeys(game: unknown, act: (key: string) => boolean): void {
  // Heard from the moment that the game can be seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select') !== null)
        return;
      const { key } = event;
      if (act(key.length === 1 ? key.toLowerCase() : key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [game]);
}

/** With nothing in focus, an arrow key begins on the board. Returns whether it did. */
export function beginOnBoard(key: string): boolean {
  if (!key.startsWith('Arrow') || !isNothingFocused()) return false;
  const cell = document.querySelector<HTMLElement>('.cell[tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

export function isNothingFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
