import { readColours } from '../../board/read_colours';
import { BLACK_AND_WHITE } from '../../boardgame/paint/black_and_white';
import { MARK_COLOURS } from '../../boardgame/paint/mark_painter';

/** The canvas's colours, read from the same custom properties as the page's. */
const NAMES = {
  frame: '--wood-dark',
  frameLight: '--wood',
  frameEdge: '--wood-line',
  label: '--wood-label',
  felt: '--felt',
  feltLight: '--felt-light',
  feltDark: '--felt-dark',
  feltLine: '--felt-line',
  place: '--felt-place',
  ...BLACK_AND_WHITE,
  ...MARK_COLOURS,
} as const;

export type Palette = Record<keyof typeof NAMES, string>;

export function readPalette(element: Element): Palette {
  return readColours(element, NAMES);
}
