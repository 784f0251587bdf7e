// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { beginOnBoard, useKeys } from '../../../web/src/board/keys';

const heard: string[] = [];

function Table() {
  useKeys(null, (key) => {
    heard.push(key);
    return beginOnBoard(key);
  });
  return (
    <>
      <input />
      <button type="button" class="cell" tabIndex={0} />
    </>
  );
}

function sit(): { cell: HTMLElement; field: HTMLElement } {
  void act(() => render(<Table />, document.body));
  return { cell: document.querySelector('.cell')!, field: document.querySelector('input')! };
}

/** Returns whether the key did something. */
function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): boolean {
  return !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

afterEach(() => {
  void act(() => render(null, document.body));
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

  it('of the arrows begin on the board where nothing has the focus', () => {
    const { cell, field } = sit();
    expect(press('Enter')).toBe(false);
    expect(press('ArrowLeft')).toBe(true);
    expect(document.activeElement).toBe(cell);
    field.focus();
    expect(press('ArrowLeft', cell)).toBe(false);
  });
});
