import { type BoardLayout, toPixels } from '../../board/layout';
import { cornerOf } from '../board/layout';
import { coloursOf, type Palette } from '../board/palette';
import type { Pose } from '../board/scene';
import { type Cell, centreOf } from '../rules/cells';
import { SIGN_SIZE, SIGNS, signsOf } from './trait_glyphs';

type Context = CanvasRenderingContext2D;

const paths = new Map<string, Path2D>();

function pathOf(outline: string): Path2D {
  const known = paths.get(outline);
  if (known !== undefined) return known;
  const made = new Path2D(outline);
  paths.set(outline, made);
  return made;
}

/** A sign around (`x`, `y`), with a rim that sets it off from whatever lies under it. */
function paintSign(
  context: Context,
  outline: string,
  { x, y, size, fill, rim }: { x: number; y: number; size: number; fill: string; rim: string },
): void {
  const scale = size / SIGN_SIZE;
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(scale, scale);
  context.lineJoin = 'round';
  context.lineWidth = 5;
  context.strokeStyle = rim;
  context.stroke(pathOf(outline));
  context.fillStyle = fill;
  context.fill(pathOf(outline));
  context.restore();
}

/** The squares that a task is about: a dashed frame and a flag. */
export function paintTaskCells(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  cells: readonly Cell[],
): void {
  const { cell: size } = layout;
  const gap = size * 0.06;
  context.save();
  context.lineCap = 'butt';
  for (const cell of cells) {
    const { x, y } = cornerOf(layout, cell);
    for (const [colour, width, dash] of [
      [palette.steel, 0.1, []],
      [palette.mark, 0.065, [size * 0.14, size * 0.1]],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = Math.max(1.5, size * width);
      context.setLineDash([...dash]);
      context.beginPath();
      context.roundRect(x + gap, y + gap, size - 2 * gap, size - 2 * gap, size * 0.1);
      context.stroke();
    }
  }
  context.setLineDash([]);
  for (const cell of cells) {
    const { x, y } = toPixels(layout, centreOf(cell));
    paintSign(context, SIGNS.flag, { x, y, size: size * 0.46, fill: palette.mark, rim: palette.steel });
  }
  context.restore();
}

/** What sets a unit apart, at its side: a star above it, its traits from the bar upwards. */
export function paintSigns(context: Context, layout: BoardLayout, palette: Palette, pose: Pose): void {
  const { cell } = layout;
  const shown = pose.alpha * (1 - pose.topple);
  if (shown <= 0.02) return;
  const centre = toPixels(layout, pose);
  const x = centre.x + pose.recoil.x * layout.ratio;
  const y = centre.y - cell * (0.06 + 0.16 * pose.lift) + pose.recoil.y * layout.ratio;
  const { dark } = coloursOf(palette, pose.unit.side);
  context.save();
  context.globalAlpha = shown;
  let height = 0;
  for (const sign of signsOf(pose.unit)) {
    const looks = { fill: dark, rim: palette.steel };
    if (sign === 'marked') {
      paintSign(context, SIGNS.marked, { ...looks, x, y: y - cell * 0.34, size: cell * 0.27 });
    } else if (sign !== 'rooted') {
      // A palisade looks like what it is.
      paintSign(context, SIGNS[sign], {
        ...looks,
        x: x - cell * 0.36,
        y: y + cell * (0.22 - 0.24 * height),
        size: cell * 0.21,
      });
      height += 1;
    }
  }
  context.restore();
}
