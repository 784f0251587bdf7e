/**
 * Strokes of one drawing, divided by `|`, on a square from -50 to 50 with y downwards. A stroke is
 *
 *     [=][~]COLOUR[WIDTH] PATH
 *
 * where PATH is an SVG path in which `oX Y R` is a circle; `=` draws it a second time, mirrored at the middle; `~` is fine
 * detail, left out where a face is small. COLOUR is a letter: `b` base, `t` trim, `a` accent, `m` metal, `i` ink, `p` paper,
 * `s` shadow. A capital letter outlines the area in ink; a WIDTH draws a line instead of an area.
 */
export type Figure = string;

/** A figure set down somewhere: where, how large, and turned by how many degrees. */
export interface Placed {
  figure: Figure;
  x?: number;
  y?: number;
  size?: number;
  turn?: number;
}
