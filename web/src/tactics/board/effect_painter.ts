import { arch, easeOut, segment } from '../../board/easing';
import { type BoardLayout, toPixels } from '../../board/layout';
import { centreOf, stepOf } from '../cells';
import type { Effect } from '../scene';
import { cornerOf } from './layout';
import { paintWay } from './overlay_painter';
import { coloursOf, type Palette } from './palette';

type Context = CanvasRenderingContext2D;

/** A rectangle in device pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the board an effect may touch. */
export function boundsOf(layout: BoardLayout, effect: Effect): Rect {
  switch (effect.kind) {
    case 'path':
    case 'crumble':
      return around(layout, effect.cells.map(centreOf), 0.75);
    case 'fire':
      return around(layout, effect.cells.map(centreOf), 1);
    case 'arrow':
      return around(layout, [effect.from, effect.to], 0.4);
    case 'slash':
      return around(layout, [effect.at], 0.9);
    case 'number':
      return around(layout, [effect.at, { x: effect.at.x, y: effect.at.y - 0.7 }], 0.65);
    case 'ripple':
      return around(layout, [effect.at], 0.75);
  }
}

/** The rectangle around points, `reach` cells wider on every side. */
export function around(
  layout: BoardLayout,
  points: readonly { x: number; y: number }[],
  reach: number,
): Rect {
  const pixels = points.map((point) => toPixels(layout, point));
  const more = reach * layout.cell;
  return {
    left: Math.min(...pixels.map((point) => point.x)) - more,
    top: Math.min(...pixels.map((point) => point.y)) - more,
    right: Math.max(...pixels.map((point) => point.x)) + more,
    bottom: Math.max(...pixels.map((point) => point.y)) + more,
  };
}

export function paintEffect(context: Context, layout: BoardLayout, palette: Palette, effect: Effect): void {
  context.save();
  switch (effect.kind) {
    case 'path':
      paintWay(context, layout, coloursOf(palette, effect.side), effect.cells, {
        alpha: 0.9 * effect.alpha,
        progress: effect.progress,
      });
      break;
    case 'slash':
      paintSlash(context, layout, palette, effect);
      break;
    case 'arrow':
      paintArrow(context, layout, palette, effect);
      break;
    case 'fire':
      paintFire(context, layout, palette, effect);
      break;
    case 'number':
      paintNumber(context, layout, palette, effect);
      break;
    case 'ripple':
      paintRipple(context, layout, palette, effect);
      break;
    case 'crumble':
      paintCrumble(context, layout, palette, effect);
      break;
  }
  context.restore();
}

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

/** A crescent across the target. */
function paintSlash(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'slash'>): void {
  const { x, y } = toPixels(layout, effect.at);
  const step = stepOf(effect.direction);
  const size = layout.cell * 0.52;
  const sweep = easeOut(effect.progress);
  context.translate(x, y);
  context.rotate(Math.atan2(step.y, step.x) - 0.5);
  context.globalAlpha = 1 - effect.progress ** 2;
  context.beginPath();
  context.arc(-size * 0.4, 0, size, -1.3, -1.3 + 2.6 * sweep);
  context.arc(-size * 0.62, 0, size * 1.02, -1.2 + 2.4 * sweep, -1.2, true);
  context.closePath();
  context.fillStyle = palette.steel;
  context.fill();
}

function paintArrow(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'arrow'>): void {
  const from = toPixels(layout, effect.from);
  const to = toPixels(layout, effect.to);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = layout.cell * 0.46;
  context.translate(
    from.x + (to.x - from.x) * effect.progress,
    from.y + (to.y - from.y) * effect.progress - arch(effect.progress) * layout.cell * 0.12,
  );
  context.rotate(angle);
  context.lineCap = 'round';
  for (const [colour, width] of [
    [palette.cursorInk, 0.085],
    [palette.steel, 0.045],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = layout.cell * width;
    context.beginPath();
    context.moveTo(-length, 0);
    context.lineTo(0, 0);
    context.moveTo(-layout.cell * 0.12, -layout.cell * 0.09);
    context.lineTo(0, 0);
    context.lineTo(-layout.cell * 0.12, layout.cell * 0.09);
    context.stroke();
  }
}

/** Flames run along the cells and die down behind the front. */
function paintFire(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'fire'>): void {
  const count = effect.cells.length;
  effect.cells.forEach((cell, index) => {
    const begin = (0.32 * index) / Math.max(1, count);
    const life = segment(effect.progress, begin, begin + 0.68);
    if (life <= 0 || life >= 1) return;
    const { x, y } = toPixels(layout, centreOf(cell));
    const grow = easeOut(Math.min(1, life * 3));
    const sway = Math.sin(life * 9 + index * 2) * layout.cell * 0.05;
    context.globalAlpha = 1 - life ** 2;
    for (const [colour, size] of [
      [palette.flameEdge, 0.46],
      [palette.flame, 0.33],
      [palette.flameCore, 0.17],
    ] as const) {
      flame(context, x + sway, y + layout.cell * 0.2, layout.cell * size * grow, colour, life);
    }
  });
}

function flame(context: Context, x: number, y: number, size: number, colour: string, life: number): void {
  const tip = size * (1.9 + 0.5 * life);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x, y - tip);
  context.bezierCurveTo(
    x + size * 0.4,
    y - tip * 0.55,
    x + size,
    y - size * 0.7,
    x + size * 0.85,
    y - size * 0.1,
  );
  context.bezierCurveTo(
    x + size * 0.6,
    y + size * 0.5,
    x - size * 0.6,
    y + size * 0.5,
    x - size * 0.85,
    y - size * 0.1,
  );
  context.bezierCurveTo(x - size, y - size * 0.7, x - size * 0.35, y - tip * 0.5, x, y - tip);
  context.fill();
}

function paintNumber(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'number'>): void {
  const { x, y } = toPixels(layout, effect.at);
  const t = effect.progress;
  const rise = effect.rises ? easeOut(t) * 0.42 : 0.2;
  const pop = effect.rises ? 0.8 + 0.2 * easeOut(Math.min(1, t * 5)) : 1;
  context.globalAlpha = Math.min(1, t * 12) * (1 - segment(t, 0.65, 1));
  // One size, scaled: a font of its own for every frame would cost more than all else that is painted.
  context.font = `800 ${Math.round(layout.cell * 0.32)}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = layout.cell * 0.075;
  context.strokeStyle = palette.steel;
  const text = `−${effect.amount}`;
  context.translate(x, y - layout.cell * (0.28 + rise));
  context.scale(pop, pop);
  context.strokeText(text, 0, 0);
  context.fillStyle = palette.danger;
  context.fillText(text, 0, 0);
}

function paintRipple(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'ripple'>): void {
  const { x, y } = toPixels(layout, effect.at);
  context.globalAlpha = 0.9 * (1 - effect.progress);
  context.strokeStyle = coloursOf(palette, effect.side).light;
  context.lineWidth = layout.cell * 0.06 * (1 - 0.6 * effect.progress);
  context.beginPath();
  context.arc(x, y, layout.cell * (0.2 + 0.42 * easeOut(effect.progress)), 0, 2 * Math.PI);
  context.stroke();
}

/** Tiles shrink and sink. */
function paintCrumble(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'crumble'>): void {
  effect.cells.forEach((cell, index) => {
    const late = (index % 7) * 0.05;
    const t = segment(effect.progress, late, late + 0.65);
    const { x, y } = cornerOf(layout, cell);
    const size = layout.cell * (1 - 0.7 * easeOut(t));
    const gap = (layout.cell - size) / 2;
    context.globalAlpha = 1 - t;
    context.fillStyle = palette.groundB;
    context.fillRect(x + gap, y + gap + layout.cell * 0.2 * t, size, size);
  });
}
