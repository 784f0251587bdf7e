/** A key as the page hears it. */
export interface Stroke {
  /**
   * As `KeyboardEvent.key` has it, letters in lower case: the layout's letter, or, where the layout or an input method
   * has none from a to z there, the letter that stands at that place on an American keyboard.
   */
  key: string;
  /** The letter at that place on an American keyboard, for keys that are chosen by where they lie; else as `key`. */
  place: string;
  /** It is held down, and comes again and again. */
  held: boolean;
}

/** The keys of a number pad, whether it writes digits or walks. */
const NUMBER_PAD: Readonly<Record<string, string>> = {
  Numpad1: 'End',
  Numpad2: 'ArrowDown',
  Numpad3: 'PageDown',
  Numpad4: 'ArrowLeft',
  Numpad6: 'ArrowRight',
  Numpad7: 'Home',
  Numpad8: 'ArrowUp',
  Numpad9: 'PageUp',
};

/** Keys that an input method keeps to itself, or that wait for the next one. */
const UNTOLD = ['Process', 'Unidentified', 'Dead'];

/** A letter of any writing that is none from a to z; some are written as marks. */
const FOREIGN = /^[\p{L}\p{M}]+$/u;

/**
 * What a key means to the page; null where it is the browser's, the system's or an input method's: with Ctrl, Alt, Cmd or
 * AltGr, with Shift where that writes nothing, while something is being composed, and where nobody can tell which key it is.
 */
export function strokeOf(event: KeyboardEvent): Stroke | null {
  const { code = '', shiftKey, repeat: held = false } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (event.getModifierState?.('AltGraph')) return null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
  const key = keyOf(event, letter);
  if (UNTOLD.includes(key) || (shiftKey && (key.length > 1 || key === ' '))) return null;
  // What ends a composition in a browser that has forgotten it by then.
  if (event.keyCode === 229 && key.length > 1) return null;
  return { key, place: letter ?? key, held };
}

function keyOf({ key, code, shiftKey }: KeyboardEvent, letter: string | null): string {
  const untold = UNTOLD.includes(key);
  if (['？', '؟'].includes(key) || (untold && code === 'Slash' && shiftKey)) return '?';
  if (/^\d$/.test(key)) return NUMBER_PAD[code] ?? key;
  if (key.length === 1 && /[a-z]/i.test(key)) return key.toLowerCase();
  return letter !== null && (untold || (FOREIGN.test(key) && !isNamed(key))) ? letter : key;
}

/** Whether a key is called by a name, `Enter`, not by what it writes. */
function isNamed(key: string): boolean {
  return /^[A-Z][a-zA-Z0-9]+$/.test(key);
}
