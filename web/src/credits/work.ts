/** What a work is to the page. */
export type Use =
  | 'all'
  | 'page'
  | 'ratings'
<<<<<<< HEAD
  | 'loader'
  | 'offline'
=======
  | 'pictures'
  | 'loader'
>>>>>>> 7a007e89 (A game that is over makes pictures of its turning point on the device: still and animated, wide and square, shared or saved)
  | 'font'
  | 'icons'
  | 'engines'
  | 'data'
  | 'ideas';

/** Something that the page is made of, or made after. */
export interface Work {
  name: string;
  /** Null where it has none that would say much. */
  version: string | null;
  use: Use;
  by: string | null;
  /** Of its home. */
  address: string | null;
  /** As SPDX names it; null where nothing is used that would need one. */
  licence: string | null;
  /** Of the licence; null where naming it is enough. */
  text: string | null;
}
