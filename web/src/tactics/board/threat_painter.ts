import { type BoardLayout, toPixels } from '../../board/layout';
import type { Point } from '../../board/point';
import { centreOf } from '../rules/cells';
import type { Overlay, Threat } from './overlay';
import type { Palette } from './palette';

type Context = CanvasRenderingContext2D;

/** How far from the centres of its two cells a line ends: in cells, and at most in shares of its length. */
const CLEARANCE = 0.42;
const CLEARANCE_SHARE = 0.3;

/** Lines from enemies to whom they could strike, each with a head at the unit struck; dashed unless it is deadly. */
export function paintThreatLines(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  lines: Overlay['threatLines'],
): void {
  if (lines.length === 0) return;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, width] of [
    [palette.steel, 0.085],
    [palette.danger, 0.045],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, layout.cell * width);
    for (const line of lines) strokeLine(context, layout, line);
  }
  context.restore();
}

function strokeLine(context: Context, layout: BoardLayout, line: Overlay['threatLines'][number]): void {
  const { cell } = layout;
  const from = toPixels(layout, centreOf(line.from));
  const to = toPixels(layout, centreOf(line.to));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const clearance = Math.min(CLEARANCE * cell, CLEARANCE_SHARE * length);
  const start = onward(from, along, clearance);
  const tip = onward(to, along, -clearance);
  context.globalAlpha = 0.9;
  context.setLineDash(line.deadly ? [] : [cell * 0.12, cell * 0.14]);
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(tip.x, tip.y);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  const back = onward(tip, along, -0.14 * cell);
  context.moveTo(back.x - along.y * cell * 0.09, back.y + along.x * cell * 0.09);
  context.lineTo(tip.x, tip.y);
  context.lineTo(back.x + along.y * cell * 0.09, back.y - along.x * cell * 0.09);
  context.stroke();
}

function onward(point: Point, along: Point, by: number): Point {
  return { x: point.x + along.x * by, y: point.y + along.y * by };
}

/**
 * How many enemies could strike a unit whose centre is at (`x`, `y`), at its upper left: a dark disc, or a red
 * diamond where they could kill it.
 */
export function paintThreatBadge(
  context: Context,
  cell: number,
  palette: Palette,
  threat: Threat,
  x: number,
  y: number,
): void {
  if (threat.count === 0) return;
  const bx = x - cell * 0.29;
  const by = y - cell * 0.27;
  const radius = cell * 0.155;
  context.beginPath();
  if (threat.deadly) {
    const reach = radius * 1.42;
    context.moveTo(bx, by - reach);
    context.lineTo(bx + reach, by);
    context.lineTo(bx, by + reach);
    context.lineTo(bx - reach, by);
    context.closePath();
  } else {
    context.arc(bx, by, radius, 0, 2 * Math.PI);
  }
  context.lineJoin = 'round';
  context.strokeStyle = palette.steel;
  context.lineWidth = Math.max(1.5, cell * 0.045);
  context.stroke();
  context.fillStyle = threat.deadly ? palette.danger : palette.cursorInk;
  context.fill();
  context.fillStyle = palette.steel;
  context.font = `700 ${Math.round(radius * 1.5)}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(threat.count), bx, by + radius * 0.08);
}
