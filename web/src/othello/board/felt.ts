import { type BoardLayout, toPixels } from '../../board/layout';
import { makeSurface, type Surface } from '../../board/surface';
import { columnName } from '../cells';
import type { Palette } from './palette';

/** Columns and rows of the corners of cells that have a dot. */
const DOTS = [2, 6];

/** The board without discs: a wooden frame, green felt, lines, names of rows and columns. Painted once a size and theme. */
export function paintFelt(layout: BoardLayout, palette: Palette): Surface {
  const surface = makeSurface(layout.width, layout.height);
  const { context } = surface;
  paintFrame(context, layout, palette);
  paintCloth(context, layout, palette);
  paintLines(context, layout, palette);
  if (layout.labelled) paintLabels(context, layout, palette);
  return surface;
}

function paintFrame(
  context: CanvasRenderingContext2D,
  { width, height }: BoardLayout,
  palette: Palette,
): void {
  const shade = context.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, palette.frameLight);
  shade.addColorStop(1, palette.frame);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** The lamp stands at the upper left. */
function paintCloth(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void {
  const { columns, cell } = layout;
  const { x, y } = toPixels(layout, { x: 0, y: 0 });
  const size = columns * cell;
  const [lampX, lampY] = [x + size * 0.3, y + size * 0.2];
  const lamp = context.createRadialGradient(lampX, lampY, 0, lampX, lampY, size * 1.1);
  lamp.addColorStop(0, palette.feltLight);
  lamp.addColorStop(0.55, palette.felt);
  lamp.addColorStop(1, palette.feltDark);
  context.fillStyle = lamp;
  context.fillRect(x, y, size, size);
}

function paintLines(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void {
  const { columns, cell } = layout;
  const first = toPixels(layout, { x: 0, y: 0 });
  const size = columns * cell;
  const width = Math.max(1, Math.round(cell * 0.022));
  context.fillStyle = palette.feltLine;
  for (let place = 0; place <= columns; place++) {
    const thick = place === 0 || place === columns ? 2 * width : width;
    const at = Math.round(place * cell - thick / 2);
    context.fillRect(first.x + at, first.y - thick / 2, thick, size + thick);
    context.fillRect(first.x - thick / 2, first.y + at, size + thick, thick);
  }
  for (const dotX of DOTS) {
    for (const dotY of DOTS) {
      const { x, y } = toPixels(layout, { x: dotX, y: dotY });
      context.beginPath();
      context.arc(x, y, Math.max(2, cell * 0.055), 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function paintLabels(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void {
  const { columns, cell, margin, ratio } = layout;
  const height = Math.min(13 * ratio, Math.max(9 * ratio, cell * 0.22));
  context.fillStyle = palette.label;
  context.font = `600 ${height}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let place = 0; place < columns; place++) {
    const at = toPixels(layout, { x: place + 0.5, y: place + 0.5 });
    context.fillText(columnName(place), at.x, margin / 2);
    context.fillText(String(place + 1), margin / 2, at.y);
  }
}
