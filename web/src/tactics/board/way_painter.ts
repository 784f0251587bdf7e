import { type BoardLayout, toPixels } from '../../board/layout';
import type { Point } from '../../board/point';
import { type Cell, centreOf } from '../rules/cells';
import type { SideColours } from './palette';

type Context = CanvasRenderingContext2D;

/** A rounded line along the centres of cells, with a knob at its tip. */
export function paintWay(
  context: Context,
  layout: BoardLayout,
  colours: SideColours,
  path: readonly Cell[],
  style: { alpha: number; progress: number },
): void {
  const shown = shownPart(layout, path, style.progress);
  const tip = shown.at(-1);
  if (tip === undefined) return;
  context.save();
  context.globalAlpha = style.alpha;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  strokeWay(context, layout, colours.dark, shown, 0.13);
  paintKnob(context, layout, colours.dark, tip, 0.14);
  strokeWay(context, layout, colours.light, shown, 0.065);
  paintKnob(context, layout, colours.light, tip, 0.1);
  context.restore();
}

/** The first part of a way, in pixels; nothing of a way too short to be seen. */
export function shownPart(layout: BoardLayout, path: readonly Cell[], progress: number): Point[] {
  const legs = (path.length - 1) * progress;
  if (legs <= 0.05) return [];
  const points = path.map((cell) => toPixels(layout, centreOf(cell)));
  const whole = Math.floor(legs);
  const shown = points.slice(0, whole + 1);
  const from = points[whole];
  const to = points[whole + 1];
  if (from !== undefined && to !== undefined) {
    const t = legs - whole;
    shown.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
  }
  return shown;
}

export function strokeWay(
  context: Context,
  layout: BoardLayout,
  colour: string,
  points: readonly Point[],
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = layout.cell * width;
  context.beginPath();
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (index === 0) context.moveTo(point.x, point.y);
    else if (next === undefined) context.lineTo(point.x, point.y);
    else context.arcTo(point.x, point.y, next.x, next.y, layout.cell * 0.3);
  });
  context.stroke();
}

function paintKnob(context: Context, layout: BoardLayout, colour: string, at: Point, radius: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(at.x, at.y, layout.cell * radius, 0, 2 * Math.PI);
  context.fill();
}
