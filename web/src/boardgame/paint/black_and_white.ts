import type { PieceLook } from './piece_painter';

/** Colours of black and white pieces, by the custom properties that hold them. */
export const BLACK_AND_WHITE = {
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
} as const;

type Colours = Readonly<Record<keyof typeof BLACK_AND_WHITE, string>>;

/** How black and white pieces look. */
export function blackAndWhiteLook(colours: Colours): PieceLook {
  return {
    inks: [colours.blackInk, colours.whiteInk],
    rings: [colours.black, colours.whiteLight],
    mark: colours.mark,
  };
}
