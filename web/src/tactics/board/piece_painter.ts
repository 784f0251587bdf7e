import { type BoardLayout, toPixels } from '../../board/layout';
import { UnitType } from '../rules/snapshot';
import { later } from './later_painters';
import type { PieceNotes } from './overlay';
import { coloursOf, type Palette, type SideColours } from './palette';
import { lookOf, PALISADE } from './piece_shapes';
import { PIECE_HEIGHT, PIECE_RADIUS, type PieceSprites } from './piece_sprites';
import type { Pose } from './scene';

type Context = CanvasRenderingContext2D;

const NO_NOTES: PieceNotes = { threatened: 0, shortened: false, threat: null };

/** Draws one unit: shadow, piece, the mark of where it looks, hit points. */
export function paintPiece(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  sprites: PieceSprites,
  pose: Pose,
  notes: PieceNotes = NO_NOTES,
): void {
  if (pose.alpha <= 0) return;
  const cell = layout.cell;
  const centre = toPixels(layout, pose);
  const x = centre.x + pose.recoil.x * layout.ratio;
  const y = centre.y - cell * 0.06 + pose.recoil.y * layout.ratio;
  const height = cell * (0.16 * pose.lift);
  context.globalAlpha = pose.alpha * (1 - 0.35 * pose.lift) * (1 - 0.5 * pose.rest);
  const shadow = cell * (1.02 + 0.16 * pose.lift);
  context.drawImage(
    sprites.shadow,
    x - shadow / 2 + cell * 0.05 + height * 0.5,
    y - shadow / 2 + cell * (0.1 - 0.04 * pose.rest) + height * 0.7,
    shadow,
    shadow,
  );
  context.save();
  context.translate(x, y - height);
  if (pose.topple > 0) fallOver(context, cell, pose);
  paintBody(context, cell, palette, sprites, pose);
  context.restore();
  context.globalAlpha = pose.alpha * (1 - pose.topple);
  if (context.globalAlpha > 0.02) {
    paintHitPoints(context, cell, palette, pose, x, y - height * 0.5, notes.threatened);
    later.painters?.paintBadges(context, cell, palette, pose, notes, { x, y, height });
  }
  context.globalAlpha = 1;
}

/** How a unit falls, by its type: a fighter like a tree, an archer whirled round, a wizard into thin air. */
function fallOver(context: Context, cell: number, { unit, topple, lean }: Pose): void {
  if (unit.type === UnitType.fighter) {
    const foot = cell * PIECE_RADIUS;
    context.translate(lean * cell * 0.12 * topple, foot);
    context.rotate(lean * topple * 1.45);
    context.scale(1, 1 - 0.25 * topple);
    context.translate(0, -foot);
  } else if (unit.type === UnitType.archer) {
    context.translate(lean * cell * 0.2 * topple, cell * 0.12 * topple);
    context.rotate(lean * topple * 4.6);
    context.scale(1 - 0.45 * topple, 1 - 0.45 * topple);
  } else {
    context.translate(0, -cell * 0.42 * topple);
    context.scale(1 - 0.72 * topple, 1 + 0.5 * topple);
  }
}

function paintBody(
  context: Context,
  cell: number,
  palette: Palette,
  sprites: PieceSprites,
  pose: Pose,
): void {
  const { side } = pose.unit;
  const look = lookOf(pose.unit);
  const draw = (stance: 'fresh' | 'acted', alpha: number, shrink: number) => {
    if (alpha <= 0) return;
    const sprite = sprites.of(side, look, stance);
    context.globalAlpha = pose.alpha * alpha;
    const width = sprite.width * shrink;
    context.drawImage(sprite, -width / 2, -width / 2, width, width);
  };
  if (look !== PALISADE) paintNose(context, cell, coloursOf(palette, side), pose);
  draw('acted', pose.rest > 0 ? 1 : 0, 0.9);
  draw('fresh', 1 - pose.rest, 1 - 0.1 * pose.rest);
  if (pose.flash > 0) {
    const flash = sprites.flashOf(side, look);
    context.globalAlpha = pose.alpha * pose.flash * 0.85;
    context.drawImage(flash, -flash.width / 2, -flash.height / 2);
  }
}

/** A small nose on the rim shows where the unit looks. */
function paintNose(context: Context, cell: number, colours: SideColours, pose: Pose): void {
  const radius = cell * PIECE_RADIUS;
  const shrink = 1 - 0.1 * pose.rest;
  const rise = cell * PIECE_HEIGHT * 0.5 * (1 - pose.rest);
  context.save();
  context.globalAlpha = pose.alpha;
  context.translate(0, -rise * 0.4);
  context.rotate(pose.angle);
  context.fillStyle = colours.base;
  context.strokeStyle = colours.dark;
  context.lineWidth = Math.max(1, cell * 0.025);
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(radius * 1.34 * shrink, 0);
  context.lineTo(radius * 0.86 * shrink, -radius * 0.42);
  context.lineTo(radius * 0.86 * shrink, radius * 0.42);
  context.closePath();
  context.fill();
  context.stroke();
  context.restore();
}

function paintHitPoints(
  context: Context,
  cell: number,
  palette: Palette,
  pose: Pose,
  x: number,
  y: number,
  threatened: number,
): void {
  const full = Math.max(1, pose.unit.fullHitPoints);
  const width = Math.round(cell * 0.66);
  const height = Math.max(4, Math.round(cell * 0.095));
  const left = Math.round(x - width / 2);
  const top = Math.round(y + cell * 0.36);
  const inner = width - 2;
  const bar = (points: number) => Math.round((inner * Math.max(0, Math.min(points, full))) / full);
  context.fillStyle = palette.hpTrack;
  context.beginPath();
  context.roundRect(left, top, width, height, height / 2);
  context.fill();
  const late = bar(Math.max(pose.lateHitPoints, pose.hitPoints + pose.wound));
  const now = bar(pose.hitPoints);
  if (late > now) {
    context.fillStyle = palette.hpLoss;
    context.fillRect(left + 1 + now, top + 1, late - now, height - 2);
  }
  const colours = coloursOf(palette, pose.unit.side);
  context.fillStyle = pose.rest > 0.5 ? colours.base : colours.light;
  context.beginPath();
  context.roundRect(left + 1, top + 1, now, height - 2, (height - 2) / 2);
  context.fill();
  if (threatened > 0)
    paintHatching(
      context,
      palette,
      left + 1 + bar(pose.hitPoints - threatened),
      top + 1,
      left + 1 + now,
      height - 2,
    );
}

function paintHatching(
  context: Context,
  palette: Palette,
  left: number,
  top: number,
  right: number,
  height: number,
): void {
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, height);
  context.clip();
  context.fillStyle = palette.hpTrack;
  context.fillRect(left, top, right - left, height);
  context.strokeStyle = palette.hpLoss;
  context.lineWidth = Math.max(1.5, height * 0.32);
  context.beginPath();
  for (let x = left - height; x < right; x += height * 0.8) {
    context.moveTo(x, top + height);
    context.lineTo(x + height, top);
  }
  context.stroke();
  context.restore();
}
