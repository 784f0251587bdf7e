import { type BoardLayout, type Edge, middlePixels } from '../../board/layout';
import { openContext } from '../../board/open_context';
import { type Cell, placeOf, type Shape } from '../../board/shape';
import type { Surface } from '../../board/surface';
import type { Overlay } from '../../boardgame/overlay';
import { blackAndWhiteLook } from '../../boardgame/paint/black_and_white';
import { MarkPainter } from '../../boardgame/paint/mark_painter';
import { PiecePainter } from '../../boardgame/paint/piece_painter';
import type { Look } from '../../boardgame/spec';
import type { Gomoku } from '../gomoku_types';
import type { GhostStone, Scene, StonePose } from '../scene';
import { type Palette, readPalette } from './palette';
import { makeStoneSprites } from './stone_sprites';
import { paintWood } from './wood';

/** Half of it on each side: room for names, or a narrow strip of wood. */
export const EDGE: Edge = { labelled: 0.9, bare: 0.2, labelledFrom: 340 };

/** Gets a canvas ready for stones. */
export const openPainter: Look<Gomoku>['painter'] = (canvas, layout) =>
  new BoardPainter(canvas, layout, readPalette(canvas));

/** Paints a board: wood, stones, and what lies over them. */
export class BoardPainter {
  private readonly wood: Surface;
  private readonly marks: MarkPainter;
  private readonly stones: PiecePainter<StonePose>;
  private readonly context: CanvasRenderingContext2D;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    const context = openContext(canvas, layout);
    this.context = context;
    this.wood = paintWood(layout, palette);
    this.marks = new MarkPainter(context, layout, palette);
    this.stones = new PiecePainter(
      context,
      layout,
      makeStoneSprites(layout.cell, palette),
      blackAndWhiteLook(palette),
      this.marks,
    );
  }

  paint(scene: Scene, overlay: Overlay<GhostStone>): void {
    const { context, stones } = this;
    context.drawImage(this.wood.canvas, 0, 0);
    for (const cell of overlay.forbidden) this.cross(cell);
    for (const pose of scene.weighed) stones.weighed(pose);
    stones.paint(scene.stones);
    stones.tell(scene.stones, scene.last, overlay.numbers);
    stones.possible(overlay);
    this.row(scene);
    if (overlay.focus >= 0) this.marks.focus(overlay.focus);
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
      for (const cell of cells.slice(0, ringed)) this.marks.ring(cell, 0.48, palette.row, 0.07);
    }
  }
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
