import type { Point } from '../../board/point';
import type { PieceNotes } from './overlay';
import { coloursOf, type Palette } from './palette';
import { lookOf, PALISADE } from './piece_shapes';
import type { Pose } from './scene';
import { paintThreatBadge } from './threat_painter';

type Context = CanvasRenderingContext2D;

/** The badges of a unit whose body stands `height` over (`x`, `y`). */
export function paintBadges(
  context: Context,
  cell: number,
  palette: Palette,
  pose: Pose,
  { shortened, threat }: PieceNotes,
  { x, y, height }: Point & { height: number },
): void {
  if (pose.rest > 0.5 && lookOf(pose.unit) !== PALISADE) paintTick(context, cell, palette, pose, { x, y });
  if (shortened && pose.rest < 0.5) paintShortened(context, cell, palette, pose, { x, y: y - height });
  if (pose.wound > 0 && !pose.moving) paintWound(context, cell, palette, pose, x, y);
  if (threat !== null) paintThreatBadge(context, cell, palette, threat, x, y - height);
}

/** A round badge of a radius in the upper right of a unit's field; returns its middle. */
function cornerBadge(
  context: Context,
  cell: number,
  unit: Point,
  { radius, fill, rim }: { radius: number; fill: string; rim: string },
): Point {
  const x = unit.x + cell * 0.27;
  const y = unit.y - cell * 0.27;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.lineWidth = Math.max(1, radius * 0.18);
  context.stroke();
  return { x, y };
}

/** A tick: acted, for eyes that do not go by colour. */
function paintTick(context: Context, cell: number, palette: Palette, pose: Pose, unit: Point): void {
  const colours = coloursOf(palette, pose.unit.side);
  const radius = cell * 0.115;
  const { x, y } = cornerBadge(context, cell, unit, { radius, fill: colours.dark, rim: colours.base });
  context.strokeStyle = palette.steel;
  context.lineWidth = Math.max(1, cell * 0.03);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x - radius * 0.45, y + radius * 0.05);
  context.lineTo(x - radius * 0.1, y + radius * 0.4);
  context.lineTo(x + radius * 0.5, y - radius * 0.35);
  context.stroke();
}

/** What the opponent's turn took, above the right end of the bar. */
function paintWound(
  context: Context,
  cell: number,
  palette: Palette,
  pose: Pose,
  x: number,
  y: number,
): void {
  context.font = `800 ${Math.round(cell * 0.23)}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = cell * 0.07;
  context.strokeStyle = palette.steel;
  const text = `−${pose.wound}`;
  context.strokeText(text, x + cell * 0.42, y + cell * 0.26);
  context.fillStyle = palette.danger;
  context.fillText(text, x + cell * 0.42, y + cell * 0.26);
}

function paintShortened(context: Context, cell: number, palette: Palette, pose: Pose, unit: Point): void {
  const colours = coloursOf(palette, pose.unit.side);
  const radius = cell * 0.135;
  const { x, y } = cornerBadge(context, cell, unit, { radius, fill: palette.steel, rim: colours.dark });
  context.fillStyle = palette.cursorInk;
  context.font = `700 ${Math.round(radius * 1.25)}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('−1', x, y + radius * 0.06);
}
