import { type BoardLayout, toPixels } from '../../board/layout';
import type { Point } from '../../board/point';
import type { GhostAction } from '../analysis/ghost_plan';
import { type Cell, centreOf } from '../cells';
import type { ShownPlan } from './overlay';
import { paintSkull } from './overlay_painter';
import type { Palette } from './palette';
import { PIECE_RADIUS, type PieceSprites } from './piece_sprites';

type Context = CanvasRenderingContext2D;

/** A plan's ways are told apart by colour and by pattern: drawn through, dashed, dotted (dashes in cells). */
const DASHES: readonly (readonly number[])[] = [[], [0.2, 0.14], [0.005, 0.13]];

interface Style {
  colour: string;
  dash: readonly number[];
}

/** Plans that were considered: where every unit would go, and whom it would strike. */
export function paintPlans(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  plans: readonly ShownPlan[],
  sprites: PieceSprites,
): void {
  const colours = [palette.planA, palette.planB, palette.planC];
  for (const plan of plans) {
    const style = { colour: colours[plan.place] ?? palette.planA, dash: DASHES[plan.place] ?? [] };
    context.save();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    if (plan.strong) paintInFull(context, layout, palette, plan, style, sprites);
    else paintFaintly(context, layout, palette, plan, style);
    context.restore();
  }
}

function paintFaintly(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  plan: ShownPlan,
  style: Style,
): void {
  context.globalAlpha = 0.5;
  for (const action of plan.actions) {
    if (action.from === action.to) continue;
    strokeLine(context, layout, action.path.map(centreOf), palette.planHalo, [], 0.075);
    strokeLine(context, layout, action.path.map(centreOf), style.colour, style.dash, 0.04);
    paintDot(context, layout, style.colour, palette.planHalo, action.to);
  }
}

function paintInFull(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  plan: ShownPlan,
  style: Style,
  sprites: PieceSprites,
): void {
  for (const action of plan.actions) {
    if (action.from === action.to) continue;
    const way = upToRing(action.path.map(centreOf));
    strokeLine(context, layout, way, palette.planHalo, [], 0.15);
    strokeLine(context, layout, way, style.colour, style.dash, 0.08);
  }
  for (const action of plan.actions) paintGhost(context, layout, palette, action, style, sprites);
  for (const action of plan.actions) paintStrike(context, layout, palette, action, style);
}

/** Radius of the ring around a ghost, in cells. */
const RING = PIECE_RADIUS + 0.06;

/** A way that ends where the ghost's ring begins. */
function upToRing(way: readonly Point[]): Point[] {
  const end = way.at(-1);
  const before = way.at(-2);
  if (end === undefined || before === undefined) return [...way];
  const tip = { x: end.x + (before.x - end.x) * RING, y: end.y + (before.y - end.y) * RING };
  return [...way.slice(0, -1), tip];
}

/** The unit where it would stand, seen through, in a ring of the plan's colour. */
function paintGhost(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  action: GhostAction,
  style: Style,
  sprites: PieceSprites,
): void {
  const { x, y } = toPixels(layout, centreOf(action.to));
  if (action.from !== action.to) {
    const sprite = sprites.of(action.side, action.type, 'fresh');
    context.globalAlpha = 0.78;
    context.drawImage(sprite, x - sprite.width / 2, y - sprite.height / 2);
    context.globalAlpha = 1;
  }
  for (const [colour, width] of [
    [palette.planHalo, 0.09],
    [style.colour, 0.05],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = layout.cell * width;
    context.setLineDash([]);
    context.beginPath();
    context.arc(x, y, layout.cell * RING, 0, 2 * Math.PI);
    context.stroke();
  }
}

/** An arrow from where a unit would stand to the last cell that its strike passes, and crosses on whom it hits. */
function paintStrike(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  action: GhostAction,
  style: Style,
): void {
  const last = action.strike.at(-1);
  if (last === undefined) return;
  const from = centreOf(action.to);
  const to = centreOf(last);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const start = { x: from.x + along.x * 0.4, y: from.y + along.y * 0.4 };
  const tip = { x: to.x - along.x * 0.3, y: to.y - along.y * 0.3 };
  const head = [-1, 1].map((turn) => ({
    x: tip.x - along.x * 0.2 + along.y * 0.15 * turn,
    y: tip.y - along.y * 0.2 - along.x * 0.15 * turn,
  }));
  const [left = tip, right = tip] = head;
  for (const [colour, width, dash] of [
    [palette.planHalo, 0.16, []],
    [style.colour, 0.085, style.dash],
  ] as const) {
    strokeLine(context, layout, [start, tip], colour, dash, width);
    strokeLine(context, layout, [left, tip, right], colour, [], width);
  }
  for (const body of action.struck) if (body.dies) paintSkull(context, layout, palette, body.cell);
}

function strokeLine(
  context: Context,
  layout: BoardLayout,
  points: readonly Point[],
  colour: string,
  dash: readonly number[],
  width: number,
): void {
  context.strokeStyle = colour;
  context.lineWidth = layout.cell * width;
  context.setLineDash(dash.map((part) => part * layout.cell));
  context.beginPath();
  points.forEach((point, index) => {
    const { x, y } = toPixels(layout, point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.stroke();
}

function paintDot(context: Context, layout: BoardLayout, colour: string, halo: string, cell: Cell): void {
  const { x, y } = toPixels(layout, centreOf(cell));
  for (const [fill, radius] of [
    [halo, 0.13],
    [colour, 0.09],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, layout.cell * radius, 0, 2 * Math.PI);
    context.fill();
  }
}
