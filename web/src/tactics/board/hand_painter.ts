import { type BoardLayout, toPixels } from '../../board/layout';
import { glyphPath } from './glyphs';
import { coloursOf, type Palette } from './palette';
import type { CursorPose } from './scene';

type Context = CanvasRenderingContext2D;

/** A gauntlet that points upwards, its fingertip at the origin, `LENGTH` long. */
const HAND =
  'M-3.8 3.8a3.8 3.8 0 0 1 7.6 0V16a3.3 3.3 0 0 1 6.6 .4a3.1 3.1 0 0 1 6.2 1.2a2.8 2.8 0 0 1 5.5 1.6V28C21.9 33 19.5 36 18.5 40H-1.500C-2 36-7 33-9.5 28.500L-13.5 21.500a3.5 3.5 0 0 1 6-3.6L-3.8 23Z';
const FINGERS = 'M3.8 16V24M10.4 17V24M16.6 18.500V24M-3.8 23L-1.5 27';
/** In shadow: what lies away from the light, as on the opponents' faces. */
const SHADE =
  'M10.4 16.400a3.1 3.1 0 0 1 6.2 1.2a2.8 2.8 0 0 1 5.5 1.6V28C21.9 33 19.5 36 18.5 40H10C12 33 12 25 10.4 16.400Z';
const CUFF = 'M-3.5 39H20.500L22 47H-5Z';
const LENGTH = 47;

/** How it leans, in radians: as a hand that comes from below and from the right. */
const LEAN = -0.5;
/** Of a cell; and in CSS pixels, what it needs to be known for a hand. */
const SIZE = 0.5;
const SIZE_MIN = 18;

/** The opponent's hand, in its side's colour. */
export function paintHand(context: Context, layout: BoardLayout, palette: Palette, cursor: CursorPose): void {
  const { side, alpha, press } = cursor;
  const { x, y } = toPixels(layout, cursor);
  const size = Math.max(layout.cell * SIZE, SIZE_MIN * layout.ratio) * (1 - 0.12 * press);
  const colours = coloursOf(palette, side);
  const [hand, cuff] = [glyphPath(HAND), glyphPath(CUFF)];
  context.save();
  context.translate(x, y + layout.cell * 0.04);
  context.rotate(LEAN);
  context.scale(size / LENGTH, size / LENGTH);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.globalAlpha = 0.3 * alpha;
  context.fillStyle = palette.shadowInk;
  context.translate(1, 5);
  context.fill(hand);
  context.translate(-1, -5);
  context.globalAlpha = alpha;
  line(context, palette.cursorFill, 8, hand, cuff);
  line(context, palette.cursorInk, 4, hand, cuff);
  fill(context, colours.base, hand);
  fill(context, colours.dark, glyphPath(SHADE));
  fill(context, palette.cuff, cuff);
  line(context, palette.cursorInk, 1.8, glyphPath(FINGERS), cuff);
  context.restore();
}

function line(context: Context, colour: string, width: number, ...paths: Path2D[]): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  for (const path of paths) context.stroke(path);
}

function fill(context: Context, colour: string, path: Path2D): void {
  context.fillStyle = colour;
  context.fill(path);
}
