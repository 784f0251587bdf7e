import { useLayoutEffect } from 'preact/hooks';

/**
 * Keys that work wherever the focus is but in a dialog or a field. `act` says whether a key did something; `game` is
 * whatever it acts on.
 */
export function useKeys(game: unknown, act: (key: string) => boolean): void {
  // Heard from the moment that the game can be seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('dialog, input, textarea, select') !== null)
        return;
      if (act(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [game]);
}

/** With nothing in focus, an arrow key begins on the board. */
export function focusBoard(): boolean {
  if (!isNothingFocused()) return false;
  const cell = document.querySelector<HTMLElement>('.cell[tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

export function isNothingFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
