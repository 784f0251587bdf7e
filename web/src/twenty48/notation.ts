import { type Direction, isDirection } from './directions';

/** A game's slides as one letter each: `urdl` for the player's, `URDL` for those of the autoplayer. */

const LETTERS = 'urdl';

export function letterOf(direction: number, by: 'player' | 'opponent'): string {
  const letter = isDirection(direction) ? LETTERS.charAt(direction) : '';
  return by === 'player' ? letter : letter.toUpperCase();
}

/** Whether a text is nothing but slides. */
export function isNotation(text: string): boolean {
  return /^[urdl]*$/i.test(text);
}

/** The slides of a text that `isNotation`. */
export function readNotation(text: string): Direction[] {
  return Array.from(text.toLowerCase(), (letter) => LETTERS.indexOf(letter)).filter(isDirection);
}

/** The slide at a place of such a text; null behind its end. */
export function slideAt(text: string, place: number): Direction | null {
  const direction = LETTERS.indexOf(text.charAt(place).toLowerCase() || '?');
  return isDirection(direction) ? direction : null;
}

/** Whether the player made a slide of it. */
export function isOwnSlide(text: string, slide: number): boolean {
  return /[urdl]/.test(text.charAt(slide));
}

/** Whether the autoplayer had a hand in it. */
export function isHelped(text: string): boolean {
  return /[URDL]/.test(text);
}
