import type { EyeKind } from './eyes';
import type { Figure, Placed } from './figure';

/** What masks are painted with; `--face-NAME` in the theme. */
export const PIGMENTS = [
  'bone',
  'chalk',
  'ochre',
  'clay',
  'brick',
  'rose',
  'plum',
  'lilac',
  'night',
  'slate',
  'teal',
  'mint',
  'moss',
  'pine',
  'umber',
  'metal',
] as const;

export type Pigment = (typeof PIGMENTS)[number];

/** A pair of eyes. */
export interface Eyes {
  kind: EyeKind;
  /** The right one's middle. */
  x: number;
  y: number;
  size?: number;
  /** How many times as large the left one is. */
  uneven?: number;
}

/** All that tells one face from another, from the back to the front. */
export interface Mask {
  /** Base, trim and accent. */
  colours: readonly [base: Pigment, trim: Pigment, accent: Pigment];
  /** Horns, hats and whatever else stands behind the head. */
  crest?: Figure;
  /** Right half of the head from the crown to the chin: places that it runs through, `!` after a sharp corner. */
  outline: string;
  /** What is painted on the head. */
  marks?: Figure;
  /** Where light and shadow meet, from the chin up to the brow; a straight nose where nothing is said. */
  nose?: string;
  mouth?: Figure;
  eyes: Eyes;
  brow?: Figure;
  /** What tells its idea. */
  prop?: Placed;
  /** How far the whole face is turned, in degrees. */
  lean?: number;
}

/** A game's masks by the rungs of its ladder. */
export type Masks = Readonly<Record<number, Mask>>;
