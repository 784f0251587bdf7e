import { type BoardLayout, middlePixels, toPixels } from '../../board/layout';
import { makeSurface, type Surface } from '../../board/surface';
import { columnName, starCells } from '../cells';
import type { Palette } from './palette';

/** Lines of grain on a board, and how far they sway, in shares of the board. */
const GRAINS = 150;
const SWAY = 0.012;
/** Bends of a line of grain that are drawn. */
const BENDS = 24;

/** The board without stones: wood, lines, star points, names of rows and columns. Painted once a size and theme. */
export function paintWood(layout: BoardLayout, palette: Palette): Surface {
  const surface = makeSurface(layout.width, layout.height);
  const { context } = surface;
  paintPlank(context, layout, palette);
  paintGrain(context, layout, palette);
  paintLight(context, layout, palette);
  paintLines(context, layout, palette);
  if (layout.labelled) paintLabels(context, layout, palette);
  return surface;
}

function paintPlank(context: CanvasRenderingContext2D, { width: size }: BoardLayout, palette: Palette): void {
  const shade = context.createLinearGradient(0, 0, size, size * 0.3);
  shade.addColorStop(0, palette.woodLight);
  shade.addColorStop(0.45, palette.wood);
  shade.addColorStop(1, palette.woodDark);
  context.fillStyle = shade;
  context.fillRect(0, 0, size, size);
}

/** Long lines that sway together, as the rings of a trunk do where it was cut along its length. */
function paintGrain(context: CanvasRenderingContext2D, { width: size }: BoardLayout, palette: Palette): void {
  const random = chance(7);
  context.save();
  context.strokeStyle = palette.woodGrain;
  context.lineJoin = 'round';
  for (let line = 0; line < GRAINS; line++) {
    const x = (line + random()) * (size / GRAINS);
    const own = random() * 0.4;
    context.globalAlpha = 0.05 + 0.2 * random() ** 3;
    context.lineWidth = size * (0.0006 + 0.0022 * random() ** 2);
    context.beginPath();
    for (let bend = 0; bend <= BENDS; bend++) {
      const y = bend / BENDS;
      const sway = Math.sin(y * 3.1 + x / size + own) + 0.45 * Math.sin(y * 7.3 + 5 * (x / size) + own);
      context.lineTo(x + sway * SWAY * size, y * size);
    }
    context.stroke();
  }
  context.restore();
}

/** The lamp stands at the upper left. */
function paintLight(context: CanvasRenderingContext2D, { width: size }: BoardLayout, palette: Palette): void {
  context.save();
  const lamp = context.createRadialGradient(size * 0.3, size * 0.2, 0, size * 0.3, size * 0.2, size);
  lamp.addColorStop(0, palette.woodLight);
  lamp.addColorStop(1, palette.woodDark);
  context.globalAlpha = 0.35;
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = lamp;
  context.fillRect(0, 0, size, size);
  context.restore();
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

/** Numbers from 0 to 1 that look drawn by lot and are the same on every visit. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
