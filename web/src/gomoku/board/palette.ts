import { readColours } from '../../board/read_colours';
import { MARK_COLOURS } from '../../boardgame/paint/mark_painter';

/** The canvas's colours, read from the same custom properties as the page's. */
const NAMES = {
  wood: '--wood',
  woodLight: '--wood-light',
  woodDark: '--wood-dark',
  woodGrain: '--wood-grain',
  woodLine: '--wood-line',
  woodLabel: '--wood-label',
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
  row: '--stone-row',
  forbidden: '--danger',
  ...MARK_COLOURS,
} as const;

export type Palette = Record<keyof typeof NAMES, string>;

export function readPalette(element: Element): Palette {
  return readColours(element, NAMES);
}
