import { useLayoutEffect } from 'preact/hooks';
import { strokeOf } from '../shell/ui/keys';

/** Keys that lead somewhere, and that scroll a page where nobody hears them. */
const WALKING = /^(Arrow|Page|Home$|End$)/;

/** Where keys write or choose, and have to be left alone. */
const FIELDS = 'dialog, input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Of a key as of `Stroke`: says whether it did something. */
export type KeyAct = (key: string, place: string) => boolean;

/**
 * Keys that work wherever the focus is but in a dialog or a field, and while no dialog is open; `game` is whatever `act`
 * acts on. A key that is held down acts once, but for those that `goOn`. On a board no key scrolls.
 */
export function useKeys(game: unknown, act: KeyAct, goOn: KeyAct = isWalking): void {
  // Heard from the moment that the game can be seen.
  useLayoutEffect(() => {
    let acted = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const stroke = strokeOf(event);
      if (stroke === null || isElsewhere(event.target)) return;
      const { key, place, held } = stroke;
      const again = held && !goOn(key, place);
      if (!again) acted = act(key, place) ? key : '';
      const scrolls = (isWalking(key) || key === ' ') && isOnBoard(event.target);
      if (acted === key || scrolls) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [game]);
}

export function isWalking(key: string): boolean {
  return WALKING.test(key);
}

function isElsewhere(target: EventTarget | null): boolean {
  const inField = target instanceof Element && target.closest(FIELDS) !== null;
  return inField || document.querySelector('dialog[open]') !== null;
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.board') !== null;
}

/** With nothing in focus, an arrow key begins on the board. Returns whether it did. */
export function beginOnBoard(key: string): boolean {
  if (!key.startsWith('Arrow') || !isNothingFocused()) return false;
  const cell = document.querySelector<HTMLElement>('.cell[tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

/** Whether the focus is on nothing that has keys of its own; a board as a whole has none. */
export function isNothingFocused(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('.board');
}

/**
 * A press on a board brings the keys to the page, which in a frame may not have had them. `board` can be focused by
 * scripts; what in it has the focus keeps it.
 */
export function takeKeys(board: HTMLElement): void {
  const { activeElement } = document;
  focusOn(board.contains(activeElement) ? (activeElement as HTMLElement) : board);
}

function focusOn(element: HTMLElement): void {
  if (!document.hasFocus()) window.focus();
  element.focus({ preventScroll: true });
}

/**
 * Hears the presses of a board on which arrows do more than walk: they bring the keys to the board, and to none of its
 * cells.
 */
export function holdKeys(event: MouseEvent & { currentTarget: HTMLElement }): void {
  event.preventDefault();
  focusOn(event.currentTarget);
}
