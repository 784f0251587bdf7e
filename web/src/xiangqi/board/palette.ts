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
  body: '--disc-body',
  bodyLight: '--disc-light',
  bodyEdge: '--disc-edge',
  red: '--disc-red',
  black: '--disc-black',
  shadow: '--shadow-ink',
  mark: '--stone-mark',
  place: '--disc-place',
  ...MARK_COLOURS,
} as const;

export type Palette = Record<keyof typeof NAMES, string>;

export function readPalette(element: Element): Palette {
  return readColours(element, NAMES);
}
