import { type BoardLayout, toPixels } from '../../board/layout';
import { type Cell, centreOf } from '../rules/cells';
import { later } from './later_painters';
import { cornerOf } from './layout';
import type { Overlay } from './overlay';
import { coloursOf, type Palette, type SideColours } from './palette';
import type { PieceSprites } from './piece_sprites';
import type { Mark, Trail } from './scene';
import { paintWay, shownPart, strokeWay } from './way_painter';

type Context = CanvasRenderingContext2D;

/** What lies on the ground, under the pieces: marks, trails, reach, danger, the way. */
export function paintUnderlay(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  overlay: Overlay,
  marks: readonly Mark[],
  trails: readonly Trail[],
): void {
  overlay.task?.paintCells(context, layout, palette);
  for (const mark of marks) paintMark(context, layout, palette, mark);
  for (const trail of trails) {
    paintTrail(context, layout, coloursOf(palette, trail.side), trail.path);
  }
  paintCells(context, layout, overlay.danger, palette.danger, 0.2, 0.28);
  const colours = coloursOf(palette, overlay.side);
  paintCells(context, layout, overlay.reach, colours.base, 0.3, 0.62);
  paintLine(context, layout, palette, overlay);
  later.painters?.paintThreatLines(context, layout, palette, overlay.threatLines);
  if (overlay.path.length > 1) {
    paintWay(context, layout, colours, overlay.path, { alpha: 0.95, progress: 1 });
  }
  if (overlay.selected >= 0) paintSelection(context, layout, colours.light, colours.dark, overlay.selected);
  if (overlay.hover >= 0) paintOutline(context, layout, overlay.hover, palette.steel, 0.75);
}

/** What lies above the pieces: target brackets, the ghost, skulls, the keyboard's focus ring. */
export function paintTopOverlay(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  overlay: Overlay,
  sprites: PieceSprites,
): void {
  for (const target of overlay.targets) {
    paintBrackets(
      context,
      layout,
      target.cell,
      target.friend ? palette.hpTrack : palette.danger,
      palette.steel,
    );
  }
  if (overlay.ghost !== null) paintGhost(context, layout, palette, overlay, sprites);
  for (const cell of overlay.kills) later.painters?.paintSkull(context, layout, palette, cell);
  if (overlay.focus >= 0) paintFocus(context, layout, palette, overlay.focus);
}

function paintCells(
  context: Context,
  layout: BoardLayout,
  cells: readonly Cell[],
  colour: string,
  fill: number,
  edge: number,
): void {
  if (cells.length === 0) return;
  const gap = layout.cell * 0.055;
  const size = layout.cell - 2 * gap;
  context.beginPath();
  for (const cell of cells) {
    const { x, y } = cornerOf(layout, cell);
    context.roundRect(x + gap, y + gap, size, size, layout.cell * 0.12);
  }
  context.fillStyle = colour;
  context.globalAlpha = fill;
  context.fill();
  context.strokeStyle = colour;
  context.globalAlpha = edge;
  context.lineWidth = Math.max(1, layout.ratio * 1.25);
  context.stroke();
  context.globalAlpha = 1;
}

/** Where a unit came from: a ring on the cell that it left, and dots up to where it stands. */
function paintTrail(
  context: Context,
  layout: BoardLayout,
  colours: SideColours,
  path: readonly Cell[],
): void {
  const points = shownPart(layout, path, 1);
  const start = points[0];
  if (start === undefined) return;
  context.save();
  context.globalAlpha = 0.85;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  // Dark under bright, so that it shows on light ground and on dark.
  for (const [colour, width] of [
    [colours.dark, 0.1],
    [colours.base, 0.06],
  ] as const) {
    context.setLineDash([layout.cell * 0.01, layout.cell * 0.17]);
    strokeWay(context, layout, colour, points, width);
    context.setLineDash([]);
    context.lineWidth = layout.cell * width * 0.8;
    context.beginPath();
    context.arc(start.x, start.y, layout.cell * 0.2, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

function paintLine(context: Context, layout: BoardLayout, palette: Palette, overlay: Overlay): void {
  if (overlay.line.length === 0) return;
  paintCells(context, layout, overlay.line, palette.danger, 0.32, 0.85);
}

function paintSelection(
  context: Context,
  layout: BoardLayout,
  light: string,
  dark: string,
  cell: Cell,
): void {
  paintOutline(context, layout, cell, dark, 1, 0.075);
  paintOutline(context, layout, cell, light, 1, 0.04);
}

function paintOutline(
  context: Context,
  layout: BoardLayout,
  cell: Cell,
  colour: string,
  alpha: number,
  width = 0.035,
): void {
  const { x, y } = cornerOf(layout, cell);
  const gap = layout.cell * 0.05;
  context.globalAlpha = alpha;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, layout.cell * width);
  context.beginPath();
  context.roundRect(x + gap, y + gap, layout.cell - 2 * gap, layout.cell - 2 * gap, layout.cell * 0.12);
  context.stroke();
  context.globalAlpha = 1;
}

/** Four corners around a unit that can be struck. */
function paintBrackets(context: Context, layout: BoardLayout, cell: Cell, colour: string, rim: string): void {
  const { x, y } = cornerOf(layout, cell);
  const size = layout.cell;
  const near = size * 0.07;
  const arm = size * 0.2;
  const far = size - near;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [stroke, width] of [
    [rim, 0.085],
    [colour, 0.05],
  ] as const) {
    context.strokeStyle = stroke;
    context.lineWidth = size * width;
    context.beginPath();
    for (const [cx, cy, dx, dy] of [
      [near, near, 1, 1],
      [far, near, -1, 1],
      [far, far, -1, -1],
      [near, far, 1, -1],
    ] as const) {
      context.moveTo(x + cx + dx * arm, y + cy);
      context.lineTo(x + cx, y + cy);
      context.lineTo(x + cx, y + cy + dy * arm);
    }
    context.stroke();
  }
}

function paintGhost(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  overlay: Overlay,
  sprites: PieceSprites,
): void {
  const ghost = overlay.ghost;
  if (ghost === null) return;
  const { x, y } = toPixels(layout, centreOf(ghost.cell));
  const sprite = sprites.of(overlay.side, ghost.type, 'fresh');
  context.globalAlpha = 0.72;
  const top = y - layout.cell * 0.06;
  context.drawImage(sprite, x - sprite.width / 2, top - sprite.height / 2);
  context.globalAlpha = 1;
  const threat = overlay.threats.get(ghost.unit);
  if (threat !== undefined) later.painters?.paintThreatBadge(context, layout.cell, palette, threat, x, top);
}

/** A scar where a unit fell: two strokes over a stain. */
function paintMark(context: Context, layout: BoardLayout, palette: Palette, mark: Mark): void {
  const { x, y } = toPixels(layout, centreOf(mark.cell));
  const size = layout.cell * 0.17;
  context.globalAlpha = 0.3;
  context.fillStyle = palette.mark;
  context.beginPath();
  context.ellipse(x, y + size * 0.2, size * 1.7, size * 1.25, 0.3, 0, 2 * Math.PI);
  context.fill();
  context.globalAlpha = 0.8;
  context.strokeStyle = coloursOf(palette, mark.side).dark;
  context.lineWidth = Math.max(1.5, layout.cell * 0.045);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - size, y - size * 0.8);
  context.lineTo(x + size, y + size);
  context.moveTo(x + size * 0.9, y - size);
  context.lineTo(x - size * 0.9, y + size * 0.9);
  context.stroke();
  context.globalAlpha = 1;
}

function paintFocus(context: Context, layout: BoardLayout, palette: Palette, cell: Cell): void {
  paintOutline(context, layout, cell, palette.cursorInk, 1, 0.09);
  paintOutline(context, layout, cell, palette.steel, 1, 0.045);
}
