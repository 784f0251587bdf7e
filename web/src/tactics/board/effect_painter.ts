import { arch, easeIn, easeOut, mix, segment } from '../../board/easing';
import { type BoardLayout, toPixels } from '../../board/layout';
import { type Cell, centreOf, stepOf } from '../rules/cells';
import { FLAME_LIFE, FLAME_STEP } from './clips';
import { riseOf } from './effect_bounds';
import { cornerOf } from './layout';
import { coloursOf, type Palette } from './palette';
import { scatter } from './scatter';
import type { Effect } from './scene';
import { paintWay } from './way_painter';

type Context = CanvasRenderingContext2D;

/** Paints what a unit's action does on the board at a moment. */
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
    case 'debris':
      paintDebris(context, layout, palette, effect);
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

/** An arrow on its arc, head first, over its shadow on the ground. */
function paintArrow(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'arrow'>): void {
  const { progress } = effect;
  const { cell } = layout;
  const from = toPixels(layout, effect.from);
  const to = toPixels(layout, effect.to);
  const rise = riseOf(effect) * cell;
  const x = mix(from.x, to.x, progress);
  const y = mix(from.y, to.y, progress);
  const shadow = Math.atan2(to.y - from.y, to.x - from.x);
  context.lineCap = 'round';
  context.save();
  context.translate(x, y + cell * 0.12);
  context.rotate(shadow);
  context.globalAlpha = 0.3;
  context.strokeStyle = palette.shadowInk;
  context.lineWidth = cell * 0.06;
  strokeShaft(context, cell, 0);
  context.restore();
  context.translate(x, y - arch(progress) * rise);
  context.rotate(Math.atan2(to.y - from.y - Math.PI * Math.cos(Math.PI * progress) * rise, to.x - from.x));
  for (const [colour, width] of [
    [palette.cursorInk, 0.095],
    [palette.steel, 0.05],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = cell * width;
    strokeShaft(context, cell, 0.1);
  }
}

/** A shaft whose tip is at the origin, with a head of that size, in cells. */
function strokeShaft(context: Context, cell: number, head: number): void {
  context.beginPath();
  context.moveTo(-cell * 0.5, 0);
  context.lineTo(0, 0);
  if (head > 0) {
    context.moveTo(-cell * head * 1.3, -cell * head);
    context.lineTo(0, 0);
    context.lineTo(-cell * head * 1.3, cell * head);
    context.moveTo(-cell * 0.56, -cell * head * 0.7);
    context.lineTo(-cell * 0.46, 0);
    context.lineTo(-cell * 0.56, cell * head * 0.7);
  }
  context.stroke();
}

/** A ball of fire runs along the cells; each flares up as it passes and dies down behind it. */
function paintFire(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'fire'>): void {
  const { cells, burning } = effect;
  const { cell } = layout;
  const front = burning / FLAME_STEP;
  cells.forEach((at, index) => {
    const life = (burning - (index + 1) * FLAME_STEP) / FLAME_LIFE;
    if (life <= 0 || life >= 1) return;
    const { x, y } = toPixels(layout, centreOf(at));
    const grow = easeOut(Math.min(1, life * 4)) * (1 - 0.5 * easeIn(life));
    const sway = Math.sin(life * 11 + index * 2) * cell * 0.06;
    context.globalAlpha = 1 - life ** 3;
    // A lesser tongue behind the great one.
    flame(context, x - sway * 2.4, y + cell * 0.16, cell * 0.24 * grow, palette.flameEdge, 1 - life);
    flame(context, x + sway * 2 + cell * 0.16, y + cell * 0.2, cell * 0.2 * grow, palette.flame, 1 - life);
    for (const [colour, size] of [
      [palette.flameEdge, 0.42],
      [palette.flame, 0.3],
      [palette.flameCore, 0.15],
    ] as const) {
      flame(context, x + sway, y + cell * 0.22, cell * size * grow, colour, life);
    }
  });
  const last = cells.at(-1);
  if (front < cells.length && last !== undefined) paintFireball(context, layout, palette, cells, front);
}

/** The head of a line of fire, `front` cells away from its beginning, and its tail. */
function paintFireball(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  cells: readonly Cell[],
  front: number,
): void {
  const first = toPixels(layout, centreOf(cells[0] ?? 0));
  const next = cells.length > 1 ? toPixels(layout, centreOf(cells[1] ?? 0)) : first;
  const step = { x: next.x - first.x, y: next.y - first.y };
  context.globalAlpha = 1;
  for (const [colour, size, links] of [
    [palette.flameEdge, 0.25, 6],
    [palette.flame, 0.18, 4],
    [palette.flameCore, 0.1, 2],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let link = 0; link < links; link += 1) {
      const place = Math.max(0, front - 0.11 * link) - 1;
      const x = first.x + step.x * place;
      const y = first.y + step.y * place;
      context.moveTo(x, y);
      context.arc(x, y, layout.cell * size * (1 - link / (links + 1)), 0, 2 * Math.PI);
    }
    context.fill();
  }
}

/** Splinters in the colours of who was hit, thrown along the blow, falling under their weight. */
function paintDebris(context: Context, layout: BoardLayout, palette: Palette, effect: Of<'debris'>): void {
  const { progress, pieces } = effect;
  const { cell } = layout;
  const step = stepOf(effect.direction);
  const colours = coloursOf(palette, effect.side);
  const origin = toPixels(layout, effect.at);
  const way = easeOut(progress);
  context.globalAlpha = 1 - easeIn(progress);
  for (let index = 0; index < pieces; index += 1) {
    const angle = 2 * Math.PI * scatter(index * 3 + pieces);
    const reach = cell * (0.25 + 0.4 * scatter(index * 5 + 1)) * way;
    const size = cell * (0.05 + 0.06 * scatter(index * 7 + 2));
    const x = origin.x + Math.cos(angle) * reach + step.x * cell * 0.35 * way;
    const y = origin.y + Math.sin(angle) * reach * 0.7 + step.y * cell * 0.35 * way;
    const lift = arch(Math.min(1, progress * 1.3)) * cell * 0.3 * scatter(index * 11 + 3);
    context.fillStyle = index % 3 === 0 ? colours.light : index % 3 === 1 ? colours.base : colours.dark;
    const turn = angle + 5 * progress;
    context.beginPath();
    for (const corner of [0, 1.9, 3.6]) {
      context.lineTo(x + size * Math.cos(turn + corner), y - lift + size * Math.sin(turn + corner));
    }
    context.fill();
  }
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
