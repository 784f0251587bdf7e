import swords from '~icons/game-icons/crossed-swords';
import shot from '~icons/game-icons/high-shot';
import hat from '~icons/game-icons/pointy-hat';
import { UnitType } from '../rules/snapshot';
import { PALISADE, type PieceLook } from './piece_shapes';

/** Edge of the square on which the icons are drawn. */
export const GLYPH_SIZE = 512;

const DATA: Record<PieceLook, string> = {
  [UnitType.fighter]: pathDataOf(swords),
  [UnitType.archer]: pathDataOf(shot),
  [UnitType.wizard]: pathDataOf(hat),
  // Two beams across the stakes.
  [PALISADE]: 'M0 130h512v64H0zM0 330h512v64H0z',
};

/** SVG path data of the icon of a look, on a square of `GLYPH_SIZE`. */
export function glyphOf(type: PieceLook): string {
  return DATA[type];
}

const paths = new Map<string, Path2D>();

/** The same as a canvas path. */
export function glyphPath(data: string): Path2D {
  let path = paths.get(data);
  if (path === undefined) {
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

/** The data of all paths of an icon. */
export function pathDataOf(svg: string): string {
  return [...svg.matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]).join(' ');
}
