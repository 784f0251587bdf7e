/** What a work is to the page. */
export type Use =
  | 'all'
  | 'page'
  | 'ratings'
  | 'pictures'
  | 'loader'
  | 'offline'
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
  /** Of the licence, in full; null where there is none. */
  text: string | null;
}
