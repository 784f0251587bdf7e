import type { Figure } from './figure';

interface Fan {
  /** As in a figure. */
  colour: string;
  count: number;
  /** How far the outermost rays lean from upright, in degrees; 180 goes all the way round. */
  spread: number;
  /** Where rays begin and end, measured from the middle. */
  inner: number;
  outer: number;
  /** Half a ray's width in degrees. */
  width: number;
  /** Where the middle lies. */
  y?: number;
  /** Rays end in a point, straight, or round. */
  end: 'point' | 'flat' | 'round';
}

/** Rays around the middle of a face: a ruff, feathers, flames, a sun. */
export function fan({ colour, count, spread, inner, outer, width, y = 0, end }: Fan): Figure {
  const step = spread === 180 ? 360 / count : (2 * spread) / (count - 1);
  const rays = Array.from({ length: count }, (_, place) => {
    const middle = place * step - spread;
    const at = (radius: number, turn: number) => {
      const angle = ((middle + turn) * Math.PI) / 180;
      return `${tenth(radius * Math.sin(angle))} ${tenth(y - radius * Math.cos(angle))}`;
    };
    const root = `M${at(inner, -width)}`;
    const foot = `L${at(inner, width)}Z`;
    if (end === 'point') return `${root}L${at(outer, 0)}${foot}`;
    if (end === 'flat') return `${root}L${at(outer, -width)}L${at(outer, width)}${foot}`;
    const reach = outer + 5;
    return `${root}L${at(outer, -width)}Q${at(reach, -width)} ${at(reach, 0)}Q${at(reach, width)} ${at(outer, width)}${foot}`;
  });
  return `${colour} ${rays.join('')}`;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
