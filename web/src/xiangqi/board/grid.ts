import { type BoardLayout, toPixels } from '../../board/layout';
import { makeSurface, type Surface } from '../../board/surface';
import { paintBoards } from '../../boardgame/paint/boards';
import type { PieceSet } from '../appearance';
import type { Palette } from './palette';
import { riverSigns } from './signs';

/** The points with corner marks on one half, by column and by rank from the edge: cannons and soldiers begin there. */
const CORNERS: readonly (readonly [number, number])[] = [
  [1, 2],
  [7, 2],
  [0, 3],
  [2, 3],
  [4, 3],
  [6, 3],
  [8, 3],
];

/** The board without pieces: wood, lines, palaces, river, numbers of the files. Painted once a size, theme and script. */
export function paintGrid(layout: BoardLayout, palette: Palette, set: PieceSet): Surface {
  const surface = makeSurface(layout.width, layout.height);
  const { context } = surface;
  paintBoards(context, layout, palette);
  context.strokeStyle = palette.woodLine;
  context.fillStyle = palette.woodLine;
  paintLines(context, layout);
  for (const [column, rank] of CORNERS) {
    paintCorners(context, layout, column, rank);
    paintCorners(context, layout, column, layout.rows - 1 - rank);
  }
  paintRiver(context, layout, set);
  if (layout.labelled) paintLabels(context, layout, palette);
  return surface;
}

/** The middle of a point, on whole device pixels and a half. */
function pointAt(layout: BoardLayout, column: number, row: number) {
  const { x, y } = toPixels(layout, { x: column + 0.5, y: row + 0.5 });
  return { x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 };
}

function paintLines(context: CanvasRenderingContext2D, layout: BoardLayout): void {
  const { columns, rows, cell } = layout;
  const width = Math.max(1, Math.round(cell * 0.024));
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    const [from, to] = [pointAt(layout, fromX, fromY), pointAt(layout, toX, toY)];
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  };
  context.lineWidth = width;
  context.lineCap = 'square';
  context.beginPath();
  for (let row = 0; row < rows; row++) line(0, row, columns - 1, row);
  // The river cuts all files but the outermost.
  for (let column = 0; column < columns; column++) {
    const outer = column === 0 || column === columns - 1;
    line(column, 0, column, outer ? rows - 1 : rows / 2 - 1);
    line(column, rows / 2, column, rows - 1);
  }
  for (const row of [0, rows - 3]) {
    line(3, row, 5, row + 2);
    line(5, row, 3, row + 2);
  }
  context.stroke();
  const [first, last] = [pointAt(layout, 0, 0), pointAt(layout, columns - 1, rows - 1)];
  const away = Math.round(cell * 0.075);
  context.lineWidth = 2 * width;
  context.strokeRect(
    first.x - away,
    first.y - away,
    last.x - first.x + 2 * away,
    last.y - first.y + 2 * away,
  );
}

/** Small angles around a point, none beyond the edge of the board. */
function paintCorners(
  context: CanvasRenderingContext2D,
  layout: BoardLayout,
  column: number,
  row: number,
): void {
  const { columns, cell } = layout;
  const { x, y } = pointAt(layout, column, row);
  const [near, far] = [cell * 0.08, cell * 0.22];
  context.lineWidth = Math.max(1, Math.round(cell * 0.02));
  context.beginPath();
  for (const sideways of [-1, 1]) {
    if (column + sideways < 0 || column + sideways >= columns) continue;
    for (const updown of [-1, 1]) {
      context.moveTo(x + sideways * far, y + updown * near);
      context.lineTo(x + sideways * near, y + updown * near);
      context.lineTo(x + sideways * near, y + updown * far);
    }
  }
  context.stroke();
}

/** The names of the river's banks, two characters on either side. */
function paintRiver(context: CanvasRenderingContext2D, layout: BoardLayout, set: PieceSet): void {
  const { rows, cell } = layout;
  const scale = (cell * 0.62) / 100;
  riverSigns(set).forEach((path, place) => {
    const { x, y } = toPixels(layout, { x: [1.75, 2.95, 6.05, 7.25][place] ?? 0, y: rows / 2 });
    context.save();
    context.globalAlpha = 0.62;
    context.translate(x, y);
    context.scale(scale, scale);
    context.fill(new Path2D(path));
    context.restore();
  });
}

/** Files as either side counts them, from its own right. */
function paintLabels(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void {
  const { columns, cell, margin, height, ratio } = layout;
  const size = Math.min(13 * ratio, Math.max(8.5 * ratio, cell * 0.24));
  context.fillStyle = palette.woodLabel;
  context.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const near = Math.max(size * 0.6, margin * 0.5);
  for (let column = 0; column < columns; column++) {
    const { x } = pointAt(layout, column, 0);
    context.fillText(String(column + 1), x, near);
    context.fillText(String(columns - column), x, height - near);
  }
}
