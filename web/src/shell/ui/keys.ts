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

/** The keys of a number pad from 1 to 9, which walk whether they write digits or not; 5 does not. */
const NUMBER_PAD = 'End ArrowDown PageDown ArrowLeft 5 ArrowRight Home ArrowUp PageUp'.split(' ');

/** Keys that an input method keeps to itself, or that wait for the next one. */
const UNTOLD = /^(Process|Unidentified|Dead)$/;

/**
 * What a key means to the page; null where it is the browser's, the system's or an input method's: with Ctrl, Alt, Cmd or
 * AltGr, with Shift where that writes nothing, while something is being composed, and where nobody can tell which key it is.
 */
export function strokeOf(event: KeyboardEvent): Stroke | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (event.getModifierState?.('AltGraph')) return null;
  const letter = /^Key(.)$/.exec(event.code)?.[1]?.toLowerCase();
  const key = keyOf(event, letter);
  const isNamed = key.length > 1;
  if (UNTOLD.test(key) || (event.shiftKey && (isNamed || key === ' '))) return null;
  // What ends a composition in a browser that has forgotten it by then.
  if (isNamed && event.keyCode === 229) return null;
  return { key, place: letter ?? key, held: event.repeat };
}

function keyOf({ key, code, shiftKey }: KeyboardEvent, letter: string | undefined): string {
  const untold = UNTOLD.test(key);
  if (/[？؟]/.test(key) || (untold && shiftKey && code === 'Slash')) return '?';
  if (letter !== undefined && (untold || /[^ -~]/.test(key))) return letter;
  if (/^Numpad[1-9]$/.test(code)) return NUMBER_PAD[Number(code.at(-1)) - 1] ?? key;
  return key.length === 1 ? key.toLowerCase() : key;
}
