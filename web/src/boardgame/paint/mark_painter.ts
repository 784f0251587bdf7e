import { type BoardLayout, middlePixels } from '../../board/layout';
import type { Cell } from '../../board/shape';
import type { Candidate } from '../overlay';

/** Colours of the marks that every board game puts on its board, by the custom properties that hold them. */
export const MARK_COLOURS = {
  cursor: '--cursor-fill',
  cursorInk: '--cursor-ink',
  planA: '--plan-a',
  planB: '--plan-b',
  planC: '--plan-c',
  planHalo: '--plan-halo',
} as const;

type MarkColours = Readonly<Record<keyof typeof MARK_COLOURS, string>>;

/** Paints what lies over the pieces of a board: rings, dots, letters of the best moves, the keyboard's focus ring. */
export class MarkPainter {
  private readonly font = getComputedStyle(document.body).fontFamily;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly layout: BoardLayout,
    private readonly colours: MarkColours,
  ) {}

  /** `radius` and `width` in cells. */
  ring(cell: Cell, radius: number, colour: string, width: number): void {
    const { context, layout } = this;
    const { x, y } = middlePixels(layout, cell);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, layout.cell * width);
    context.beginPath();
    context.arc(x, y, layout.cell * radius, 0, 2 * Math.PI);
    context.stroke();
  }

  /** `radius` in cells; never so small that it is not seen. */
  dot(cell: Cell, radius: number, colour: string): void {
    const { context, layout } = this;
    const { x, y } = middlePixels(layout, cell);
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, Math.max(2.5, layout.cell * radius), 0, 2 * Math.PI);
    context.fill();
  }

  /** A text in the middle of a cell. */
  label(cell: Cell, text: string, ink: string): void {
    const { context, layout } = this;
    const { x, y } = middlePixels(layout, cell);
    const height = layout.cell * (text.length > 2 ? 0.34 : 0.42);
    context.font = `640 ${height}px ${this.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = ink;
    context.fillText(text, x, y + height * 0.05);
  }

  /** A letter in a ring, in the colour of its place; around a piece of a line only the ring. */
  candidate({ cell, place, covered }: Candidate): void {
    const { context, colours } = this;
    const colour = [colours.planA, colours.planB, colours.planC][place] ?? colours.planC;
    if (covered) {
      this.ring(cell, 0.47, colour, 0.09);
      return;
    }
    context.globalAlpha = 0.9;
    this.dot(cell, 0.36, colours.planHalo);
    context.globalAlpha = 1;
    this.ring(cell, 0.36, colour, 0.07);
    this.label(cell, 'ABC'.charAt(place), colour);
  }

  /** The keyboard's focus ring. */
  focus(cell: Cell): void {
    const { context, layout, colours } = this;
    const { x, y } = middlePixels(layout, cell);
    const half = layout.cell * 0.47;
    for (const [colour, width] of [
      [colours.cursorInk, 0.13],
      [colours.cursor, 0.06],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = Math.max(2, layout.cell * width);
      context.beginPath();
      context.roundRect(x - half, y - half, 2 * half, 2 * half, layout.cell * 0.16);
      context.stroke();
    }
  }
}
