import { type BoardLayout, toPixels } from '../../board/layout';
import type { Point } from '../../board/point';
import { type GhostAction, isIdle } from '../analysis/ghost_plan';
import { type Cell, centreOf } from '../rules/cells';
import type { ShownPlan } from './overlay';
import { coloursOf, type Palette } from './palette';
import { PIECE_RADIUS, type PieceSprites } from './piece_sprites';
import { paintSkull } from './skull_painter';

type Context = CanvasRenderingContext2D;

/** A plan's ways are told apart by colour and by pattern: drawn through, dashed, dotted (dashes in cells). */
const DASHES: readonly (readonly number[])[] = [[], [0.2, 0.14], [0.005, 0.13]];

/** Strokes on top of each other, the lowest first. */
type Strokes = readonly { ink: string; width: number; dash: readonly number[] }[];

/** How ways and strikes are drawn, and the rings around ghosts. */
interface Style {
  line: Strokes;
  ring: Strokes;
}

/**
 * Plans that were considered: where every unit would go, and whom it would strike; of the one that stands out also the
 * answer that is feared.
 */
export function paintPlans(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  plans: readonly ShownPlan[],
  sprites: PieceSprites,
): void {
  for (const plan of plans) {
    context.save();
    context.lineCap = 'round';
    context.lineJoin = 'round';
    if (plan.strong) {
      paintInFull(context, layout, palette, plan.actions, planStyle(palette, plan), sprites);
      paintInFull(context, layout, palette, plan.answer, answerStyle(palette, plan), sprites);
      paintOrder(context, layout, palette, plan);
    } else {
      paintFaintly(context, layout, palette, plan);
    }
    context.restore();
  }
}

function colourOf(palette: Palette, { place }: ShownPlan): string {
  return [palette.planA, palette.planB, palette.planC][place] ?? palette.planA;
}

function planStyle(palette: Palette, plan: ShownPlan): Style {
  const halo = { ink: palette.planHalo, dash: [] };
  const colour = { ink: colourOf(palette, plan), dash: [] };
  return {
    line: [
      { ...halo, width: 0.155 },
      { ...colour, width: 0.085, dash: DASHES[plan.place] ?? [] },
    ],
    ring: [
      { ...halo, width: 0.09 },
      { ...colour, width: 0.05 },
    ],
  };
}

/** A bright line with dark edges, in the colours of the side that answers. */
function answerStyle(palette: Palette, { answer }: ShownPlan): Style {
  const { dark, light } = coloursOf(palette, answer[0]?.side ?? 0);
  return {
    line: [
      { ink: palette.planHalo, width: 0.2, dash: [] },
      { ink: dark, width: 0.15, dash: [] },
      { ink: light, width: 0.065, dash: [] },
    ],
    ring: [
      { ink: dark, width: 0.1, dash: [] },
      { ink: light, width: 0.05, dash: [0.12, 0.11] },
    ],
  };
}

function paintFaintly(context: Context, layout: BoardLayout, palette: Palette, plan: ShownPlan): void {
  const colour = colourOf(palette, plan);
  context.globalAlpha = 0.5;
  for (const action of plan.actions) {
    if (action.from === action.to) continue;
    strokeLine(context, layout, action.path.map(centreOf), palette.planHalo, [], 0.075);
    strokeLine(context, layout, action.path.map(centreOf), colour, DASHES[plan.place] ?? [], 0.04);
    paintDot(context, layout, colour, palette.planHalo, action.to);
  }
}

function paintInFull(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  actions: readonly GhostAction[],
  style: Style,
  sprites: PieceSprites,
): void {
  for (const action of actions) {
    if (action.from === action.to) continue;
    strokeInStyle(context, layout, upToRing(action.path.map(centreOf)), style);
  }
  for (const action of actions) paintGhost(context, layout, action, style, sprites);
  for (const action of actions) paintStrike(context, layout, palette, action, style);
}

/** The order in which the units act: its number at the upper right of each, as in the words beside the board. */
function paintOrder(context: Context, layout: BoardLayout, palette: Palette, plan: ShownPlan): void {
  const { cell } = layout;
  const acting = plan.actions.filter((action) => !isIdle(action));
  if (acting.length < 2) return;
  context.setLineDash([]);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${Math.round(cell * 0.22)}px 'Inter Variable', system-ui, sans-serif`;
  for (const [place, { to }] of acting.entries()) {
    const centre = toPixels(layout, centreOf(to));
    const [x, y] = [centre.x + cell * 0.3, centre.y - cell * 0.3];
    context.beginPath();
    context.arc(x, y, cell * 0.16, 0, 2 * Math.PI);
    context.fillStyle = palette.planHalo;
    context.fill();
    context.strokeStyle = colourOf(palette, plan);
    context.lineWidth = Math.max(1, cell * 0.04);
    context.stroke();
    context.fillStyle = colourOf(palette, plan);
    context.fillText(String(place + 1), x, y + cell * 0.01);
  }
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
  for (const { ink, width, dash } of style.ring) {
    context.strokeStyle = ink;
    context.lineWidth = layout.cell * width;
    context.setLineDash(dash.map((part) => part * layout.cell));
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
  strokeInStyle(context, layout, [start, tip], style, [left, tip, right]);
  for (const body of action.struck) if (body.dies) paintSkull(context, layout, palette, body.cell);
}

/** A line, with an arrow's head that is never dashed. */
function strokeInStyle(
  context: Context,
  layout: BoardLayout,
  line: readonly Point[],
  style: Style,
  head: readonly Point[] = [],
): void {
  for (const { ink, width, dash } of style.line) {
    strokeLine(context, layout, line, ink, dash, width);
    strokeLine(context, layout, head, ink, [], width);
  }
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
