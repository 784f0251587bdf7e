import { type BoardLayout, middlePixels, toPixels } from '../../board/layout';
import { makeSurface, type Surface } from '../../board/surface';
import { paintBoards } from '../../boardgame/paint/boards';
import { columnName, starCells } from '../cells';
import type { Palette } from './palette';

/** The board without stones: wood, lines, star points, names of rows and columns. Painted once a size and theme. */
export function paintWood(layout: BoardLayout, palette: Palette): Surface {
  const surface = makeSurface(layout.width, layout.height);
  const { context } = surface;
  paintBoards(context, layout, palette);
  paintLines(context, layout, palette);
  if (layout.labelled) paintLabels(context, layout, palette);
  return surface;
}

function paintLines(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void {
  const { columns: cells, cell } = layout;
  const width = Math.max(1, Math.round(cell * 0.028));
  const sharp = (place: number) => Math.floor(place) + (width % 2) / 2;
  const first = toPixels(layout, { x: 0.5, y: 0.5 });
  const last = toPixels(layout, { x: cells - 0.5, y: cells - 0.5 });
  context.strokeStyle = palette.woodLine;
  context.fillStyle = palette.woodLine;
  for (let place = 0; place < cells; place++) {
    const at = sharp(first.x + place * cell);
    context.lineWidth = place === 0 || place === cells - 1 ? 2 * width : width;
    context.beginPath();
    context.moveTo(at, sharp(first.y) - width / 2);
    context.lineTo(at, sharp(last.y) + width / 2);
    context.moveTo(sharp(first.x) - width / 2, at);
    context.lineTo(sharp(last.x) + width / 2, at);
    context.stroke();
  }
  for (const star of starCells(cells)) {
    const { x, y } = middlePixels(layout, star);
    context.beginPath();
    context.arc(sharp(x), sharp(y), Math.max(2, cell * 0.09), 0, 2 * Math.PI);
    context.fill();
  }
}

function paintLabels(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void {
  const { columns: cells, cell, margin, height: size, ratio } = layout;
  const height = Math.min(13 * ratio, Math.max(9 * ratio, cell * 0.28));
  context.fillStyle = palette.woodLabel;
  context.font = `600 ${height}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const near = Math.max(height * 0.62, margin * 0.55);
  for (let place = 0; place < cells; place++) {
    const at = toPixels(layout, { x: place + 0.5, y: place + 0.5 });
    context.fillText(columnName(place), at.x, size - near);
    context.fillText(String(cells - place), near, at.y);
  }
}
