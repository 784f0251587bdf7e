/** A point, or a step; the unit is said where it is used. */
export interface Point {
  x: number;
  y: number;
}
