// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { strokeOf } from '../../../web/src/shell/ui/keys';

/** What a key means, by its name and, where that is another, by its place. */
function read(key: string, code = '', more: KeyboardEventInit = {}): string | null {
  const stroke = strokeOf(new KeyboardEvent('keydown', { key, code, ...more }));
  if (stroke === null) return null;
  return stroke.key === stroke.place ? stroke.key : `${stroke.key} at ${stroke.place}`;
}

describe('a key', () => {
  it.each([
    ['u', 'KeyU', 'u'],
    ['U', 'KeyU', 'u'],
    ['u', '', 'u'],
    ['ArrowUp', 'ArrowUp', 'ArrowUp'],
    [' ', 'Space', ' '],
    ['Enter', 'NumpadEnter', 'Enter'],
    ['?', 'Slash', '?'],
  ])('%s is what it is called, letters in lower case', (key, code, meant) => {
    expect(read(key, code)).toBe(meant);
  });

  it.each([
    ['Russian', 'г', 'KeyU', 'u'],
    ['Russian', 'Ы', 'KeyS', 's'],
    ['Ukrainian', 'і', 'KeyS', 's'],
    ['Greek', 'θ', 'KeyU', 'u'],
    ['Hebrew', 'י', 'KeyH', 'h'],
    ['Arabic', 'لا', 'KeyB', 'b'],
    ['Thai, whose letters are marks too', 'ี', 'KeyU', 'u'],
    ['Korean', 'ㅕ', 'KeyU', 'u'],
    ['Turkish', 'ı', 'KeyI', 'i'],
    ['an input method', 'Process', 'KeyH', 'h'],
    ['letters of full width', 'ｕ', 'KeyU', 'u'],
    ['a key that waits for the next', 'Dead', 'KeyE', 'e'],
  ])('is known by its place under %s', (_, key, code, meant) => {
    expect(read(key, code)).toBe(meant);
  });

  it('is the layout’s letter where that is from a to z, and its place is known besides', () => {
    expect([read('z', 'KeyW'), read('q', 'KeyA'), read('a', 'KeyQ')]).toEqual(['z at w', 'q at a', 'a at q']);
    // Dvorak: a comma is no letter, wherever it lies.
    expect(read(',', 'KeyW')).toBe(', at w');
  });

  it('of the number pad walks, with digits or without', () => {
    expect([read('8', 'Numpad8'), read('ArrowUp', 'Numpad8'), read('8', 'Digit8')]).toEqual([
      'ArrowUp',
      'ArrowUp',
      '8',
    ]);
    expect([read('5', 'Numpad5'), read('3', 'Numpad3')]).toEqual(['5', 'PageDown']);
  });

  it.each([
    ['?', 'Digit7'],
    ['？', 'Slash'],
    ['؟', 'Slash'],
    ['Process', 'Slash'],
  ])('asks wherever the layout has its question mark: %s at %s', (key, code) => {
    expect(read(key, code, { shiftKey: true })).toBe('?');
  });

  it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'])('is none with %s', (held) => {
    expect(read('u', 'KeyU', { [held]: true })).toBeNull();
    expect(read('ArrowLeft', 'ArrowLeft', { [held]: true })).toBeNull();
    expect(read('Enter', 'Enter', { [held]: true })).toBeNull();
  });

  it('is none with AltGr, which is no modifier of its own everywhere', () => {
    const event = new KeyboardEvent('keydown', { key: 'û', code: 'KeyU' });
    event.getModifierState = (name) => name === 'AltGraph';
    expect(strokeOf(event)).toBeNull();
  });

  it('writes with Shift what it writes, and is the browser’s where it writes nothing', () => {
    expect(read('U', 'KeyU', { shiftKey: true })).toBe('u');
    for (const key of ['ArrowLeft', 'Enter', ' ', 'Escape', 'Home'])
      expect(read(key, key, { shiftKey: true })).toBeNull();
  });

  it('that ends a composition is none, though the browser no longer says that it composes', () => {
    expect(read('Enter', 'Enter', { keyCode: 229 } as KeyboardEventInit)).toBeNull();
  });

  it('of a screen’s keyboard, which tells neither name nor place, means nothing', () => {
    expect(read('Unidentified')).toBeNull();
  });
});
