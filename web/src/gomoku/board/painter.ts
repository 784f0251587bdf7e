import { type BoardLayout, type Edge, middlePixels } from '../../board/layout';
import { type Cell, placeOf, type Shape } from '../../board/shape';
import type { Surface } from '../../board/surface';
import type { Candidate, Overlay } from '../../boardgame/overlay';
import type { Look } from '../../boardgame/spec';
import type { WeighedPose } from '../../boardgame/thinking/weighing_fade';
import type { Gomoku } from '../gomoku_types';
import type { GhostStone, Scene, StonePose } from '../scene';
import { type Palette, readPalette } from './palette';
import { StonePainter } from './stone_painter';
import { paintWood } from './wood';

/** Half of it on each side: room for names, or a narrow strip of wood. */
export const EDGE: Edge = { labelled: 0.9, bare: 0.2, labelledFrom: 340 };

/** Of the stone that is liked best. */
const WEIGHED_OPACITY = 0.55;
/** Rings of a search: how far apart they lie, in cells, how dark the innermost is, and how many there are room for. */
const RING_STEP = 0.17;
const RING_OPACITY = 0.5;
const MOST_RINGS = 10;

/** Gets a canvas ready for stones. */
export const openPainter: Look<Gomoku>['painter'] = (canvas, layout) =>
  new BoardPainter(canvas, layout, readPalette(canvas));

/** Paints a board: wood, stones, and what lies over them. */
export class BoardPainter {
  private readonly wood: Surface;
  private readonly stones: StonePainter;
  private readonly context: CanvasRenderingContext2D;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    canvas.width = layout.width;
    canvas.height = layout.height;
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('this browser gives no 2D canvas');
    this.context = context;
    this.wood = paintWood(layout, palette);
    this.stones = new StonePainter(context, layout, palette);
  }

  paint(scene: Scene, overlay: Overlay<GhostStone>): void {
    const { context, stones } = this;
    context.drawImage(this.wood.canvas, 0, 0);
    for (const cell of overlay.forbidden) this.cross(cell);
    for (const pose of scene.weighed) this.weighed(pose);
    stones.paint(scene.stones);
    if (overlay.numbers) this.numbers(scene);
    else this.lastMove(scene);
    overlay.line.forEach((ghost, index) => void stones.ghost(ghost, 0.62, index + 1));
    for (const candidate of overlay.candidates) this.candidate(candidate);
    if (overlay.hover !== null) stones.ghost(overlay.hover);
    if (overlay.aim !== null) {
      stones.ghost(overlay.aim, 0.78);
      this.ring(overlay.aim.cell, 0.54, this.palette.mark, 0.07);
    }
    this.row(scene);
    if (overlay.focus >= 0) this.focus(overlay.focus);
  }

  /** A stone that the opponent weighs; rings around it tell how many plies it has looked ahead. */
  private weighed({ ghost, opacity, depth }: WeighedPose<GhostStone>): void {
    const { context, palette } = this;
    const ink = ghost.colour === 0 ? palette.black : palette.whiteLight;
    for (let ring = 0; ring < Math.min(depth, MOST_RINGS); ring++) {
      context.globalAlpha = opacity * RING_OPACITY * (1 - ring / MOST_RINGS) * Math.min(1, depth - ring);
      this.ring(ghost.cell, 0.54 + RING_STEP * ring, ink, 0.03);
    }
    context.globalAlpha = 1;
    this.stones.ghost(ghost, WEIGHED_OPACITY * opacity);
  }

  private numbers(scene: Scene): void {
    for (const stone of scene.stones) {
      if (stone.lift > 0 || stone.opacity < 1) continue;
      const ink = stone.cell === scene.last ? this.palette.mark : undefined;
      this.stones.label(stone.cell, String(stone.number), stone.colour, ink);
    }
  }

  /** A dot on the stone placed last. */
  private lastMove(scene: Scene): void {
    const last = scene.stones.find(({ cell }) => cell === scene.last);
    if (last === undefined || !lies(last)) return;
    const { context, layout, palette } = this;
    const { x, y } = middlePixels(layout, last.cell);
    context.fillStyle = palette.mark;
    context.beginPath();
    context.arc(x, y, Math.max(2.5, layout.cell * 0.12), 0, 2 * Math.PI);
    context.fill();
  }

  /** A forbidden cell. */
  private cross(cell: Cell): void {
    const { context, layout, palette } = this;
    const { x, y } = middlePixels(layout, cell);
    const arm = layout.cell * 0.17;
    context.strokeStyle = palette.forbidden;
    context.lineWidth = Math.max(1.5, layout.cell * 0.07);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - arm, y - arm);
    context.lineTo(x + arm, y + arm);
    context.moveTo(x + arm, y - arm);
    context.lineTo(x - arm, y + arm);
    context.stroke();
  }

  /** A letter in a ring, in the colour of its place; around a stone of a line only the ring. */
  private candidate({ cell, place, covered }: Candidate): void {
    const { context, layout, palette } = this;
    const colour = [palette.planA, palette.planB, palette.planC][place] ?? palette.planC;
    if (covered) {
      this.ring(cell, 0.47, colour, 0.09);
      return;
    }
    const { x, y } = middlePixels(layout, cell);
    context.fillStyle = palette.planHalo;
    context.globalAlpha = 0.9;
    context.beginPath();
    context.arc(x, y, layout.cell * 0.36, 0, 2 * Math.PI);
    context.fill();
    context.globalAlpha = 1;
    this.ring(cell, 0.36, colour, 0.07);
    this.stones.label(cell, 'ABC'.charAt(place), 1, colour);
  }

  private ring(cell: Cell, radius: number, colour: string, width: number): void {
    const { context, layout } = this;
    const { x, y } = middlePixels(layout, cell);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, layout.cell * width);
    context.beginPath();
    context.arc(x, y, layout.cell * radius, 0, 2 * Math.PI);
    context.stroke();
  }

  /** The line through the rows that have won, and a ring around each of their stones. */
  private row({ row, rowDrawn }: Scene): void {
    const { context, layout, palette } = this;
    if (rowDrawn <= 0) return;
    for (const cells of splitRows(layout, row)) {
      const from = middlePixels(layout, cells[0] ?? 0);
      const to = middlePixels(layout, cells.at(-1) ?? 0);
      context.lineCap = 'round';
      context.strokeStyle = palette.row;
      context.lineWidth = layout.cell * 0.1;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(from.x + (to.x - from.x) * rowDrawn, from.y + (to.y - from.y) * rowDrawn);
      context.stroke();
      const ringed = Math.ceil(rowDrawn * cells.length);
      for (const cell of cells.slice(0, ringed)) this.ring(cell, 0.48, palette.row, 0.07);
    }
  }

  private focus(cell: Cell): void {
    const { context, layout, palette } = this;
    const { x, y } = middlePixels(layout, cell);
    const half = layout.cell * 0.47;
    for (const [colour, width] of [
      [palette.cursorInk, 0.13],
      [palette.cursor, 0.06],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = Math.max(2, layout.cell * width);
      context.beginPath();
      context.roundRect(x - half, y - half, 2 * half, 2 * half, layout.cell * 0.16);
      context.stroke();
    }
  }
}

function lies({ lift, opacity }: StonePose): boolean {
  return lift <= 0 && opacity >= 1;
}

/** Rows one after the other, taken apart where the step from cell to cell changes. */
function splitRows(shape: Shape, cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const cell of cells) {
    const row = rows.at(-1);
    const [first, second] = row ?? [];
    const last = row?.at(-1);
    const goesOn =
      row !== undefined &&
      last !== undefined &&
      isNeighbour(shape, last, cell) &&
      (first === undefined || second === undefined || cell - last === second - first);
    if (goesOn) row.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

function isNeighbour(shape: Shape, one: Cell, other: Cell): boolean {
  const [from, to] = [placeOf(shape, one), placeOf(shape, other)];
  return Math.abs(from.x - to.x) <= 1 && Math.abs(from.y - to.y) <= 1;
}
