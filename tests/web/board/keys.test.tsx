// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { beginOnBoard, holdKeys, isNothingFocused, useKeys } from '../../../web/src/board/keys';

const heard: string[] = [];

function Table() {
  useKeys(null, (key) => {
    heard.push(key);
    return key === 'h' || beginOnBoard(key);
  });
  return (
    <>
      <input />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a board has it */}
      <div class="board" tabIndex={-1} onMouseDown={holdKeys}>
        <button type="button" class="cell" tabIndex={0} />
      </div>
    </>
  );
}

function sit(): { board: HTMLElement; cell: HTMLElement; field: HTMLElement } {
  void act(() => render(<Table />, document.body));
  const [board, cell, field] = ['.board', '.cell', 'input'].map(
    (name) => document.querySelector<HTMLElement>(name)!,
  );
  return { board: board!, cell: cell!, field: field! };
}

/** Returns whether the key did something. */
function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): boolean {
  return !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

afterEach(() => {
  void act(() => render(null, document.body));
  document.querySelector('dialog')?.remove();
  heard.length = 0;
});

describe('keys', () => {
  it('are heard wherever the focus is but in a field, letters in lower case', () => {
    const { cell, field } = sit();
    press('U');
    press('u', cell);
    press('Enter', cell);
    press('u', field);
    press('u', cell, { ctrlKey: true });
    expect(heard).toEqual(['u', 'u', 'Enter']);
  });

  it('are a dialog’s while one is open, wherever the focus is', () => {
    const { cell } = sit();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    press('u');
    press('u', cell);
    expect(heard).toEqual([]);
  });

  it('of the arrows begin on the board where nothing has the focus', () => {
    const { cell, field } = sit();
    expect(press('Enter')).toBe(false);
    expect(press('ArrowLeft')).toBe(true);
    expect(document.activeElement).toBe(cell);
    field.focus();
    expect(press('ArrowLeft', field)).toBe(false);
  });

  it('that are held down act once, but for those that walk, and scroll nothing meanwhile', () => {
    const { board } = sit();
    expect(press('h')).toBe(true);
    expect(press('h', document.body, { repeat: true })).toBe(true);
    press('ArrowUp', board);
    press('ArrowUp', board, { repeat: true });
    expect(heard).toEqual(['h', 'ArrowUp', 'ArrowUp']);
  });

  it('scroll nothing from a board, whether they do something there or not', () => {
    const { board, cell } = sit();
    for (const key of [' ', 'PageDown', 'End', 'ArrowDown']) expect(press(key, cell)).toBe(true);
    expect(press('PageDown', board)).toBe(true);
    expect(press('PageDown')).toBe(false);
    // What is the browser's stays the browser's.
    expect(press('ArrowLeft', cell, { altKey: true })).toBe(false);
    expect(press('x', cell)).toBe(false);
  });

  it('come to a board that is pressed, and to none of its cells', () => {
    const { board, cell, field } = sit();
    field.focus();
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    act(() => void cell.dispatchEvent(down));
    expect(down.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(board);
    expect(isNothingFocused()).toBe(true);
  });
});
