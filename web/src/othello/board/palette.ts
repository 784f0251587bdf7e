import { readColours } from '../../board/read_colours';
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
  black: '--stone-black',
  blackLight: '--stone-black-light',
  blackEdge: '--stone-black-edge',
  blackInk: '--stone-black-ink',
  white: '--stone-white',
  whiteLight: '--stone-white-light',
  whiteEdge: '--stone-white-edge',
  whiteInk: '--stone-white-ink',
  shadow: '--shadow-ink',
  mark: '--stone-mark',
  ...MARK_COLOURS,
} as const;

export type Palette = Record<keyof typeof NAMES, string>;

export function readPalette(element: Element): Palette {
  return readColours(element, NAMES);
}
