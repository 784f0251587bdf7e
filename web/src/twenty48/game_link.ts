import { type Direction, isDirection } from './directions';
import { toLine } from './position_line';

/**
 * A game as an address: `#game=twenty48&seed=7&moves=...`. Three slides are one character; what is left over stands as
 * letters behind a dot. A game too long for that is opened at its position. The fragment stays in the browser; no
 * server sees a game.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS = 'urdl';
const GROUP = 3;

/** A longer game has only its position in its address: some places cut a long one off. */
export const SLIDES_MAX = 12_000;

/** As much of a game as its address is made of. */
export interface LinkedGame {
  seed: number;
  /** The position that it was opened at, where its earlier slides are not known. */
  start: string | undefined;
  slides: readonly Direction[];
  /** Text form of its present position. */
  text: string;
}

/** The address of a game on the page at `page`: with its slides, or, where they are too many or not known, without. */
export function gameLink({ seed, start, slides, text }: LinkedGame, page: string = location.href): string {
  const whole = start === undefined && slides.length <= SLIDES_MAX;
  const parameters = new URLSearchParams({
    game: 'twenty48',
    seed: String(seed),
    ...(whole ? { moves: packSlides(slides) } : { position: toLine(text) }),
  });
  return `${page.replace(/[?#].*$/s, '')}#${parameters}`;
}

/** Slides as text for an address. */
export function packSlides(slides: readonly Direction[]): string {
  const whole = slides.length - (slides.length % GROUP);
  let packed = '';
  for (let at = 0; at < whole; at += GROUP) {
    const [first = 0, second = 0, third = 0] = slides.slice(at, at + GROUP);
    packed += ALPHABET.charAt(16 * first + 4 * second + third);
  }
  const rest = slides.slice(whole).map((direction) => LETTERS.charAt(direction));
  return rest.length === 0 ? packed : `${packed}.${rest.join('')}`;
}

/** The slides of an address, legal or not; null for text that is none. */
export function unpackSlides(text: string): Direction[] | null {
  const match = /^([\w-]*)(?:\.([urdl]{1,2}))?$/.exec(text);
  if (match === null) return null;
  const [, packed = '', rest = ''] = match;
  const groups = Array.from(packed, (character) => ALPHABET.indexOf(character));
  const slides = groups.flatMap((group) => [group >> 4, (group >> 2) & 3, group & 3]);
  return [...slides, ...Array.from(rest, (letter) => LETTERS.indexOf(letter))].filter(isDirection);
}
