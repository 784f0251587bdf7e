import { type BoardLayout, type Edge, middlePixels } from '../../board/layout';
import { openContext } from '../../board/open_context';
import type { Point } from '../../board/point';
import { type Cell, NO_CELL } from '../../board/shape';
import type { Surface } from '../../board/surface';
import type { Overlay } from '../../boardgame/overlay';
import { MarkPainter } from '../../boardgame/paint/mark_painter';
import { paintSprite } from '../../boardgame/paint/round_sprites';
import type { Look } from '../../boardgame/spec';
import type { WeighedPose } from '../../boardgame/thinking/weighing_fade';
import type { PieceSet } from '../appearance';
import type { Man } from '../pieces';
import type { GhostMove, PiecePose, Scene } from '../scene';
import type { Xiangqi } from '../xiangqi_types';
import { paintGrid } from './grid';
import { type Palette, readPalette } from './palette';
import { PieceSprites } from './piece_sprites';
import { shownSet } from './signs';

/** Half of it on each side: room for the numbers of the files, or a narrow strip of wood. */
export const EDGE: Edge = { labelled: 0.5, bare: 0.12, labelledFrom: 300 };

/** How much larger a piece in the hand looks, and how far it hangs above its point, in cells. */
const LIFT_SCALE = 0.16;
const LIFT_HEIGHT = 0.2;
/** Where the shadow of a piece at rest falls, and how much farther that of a lifted one, in cells. */
const SHADOW_AT = 0.05;
const SHADOW_FARTHER = 0.22;
const SHADOW_OPACITY = 0.5;
/** How high a chosen piece is lifted. */
const CHOSEN_LIFT = 0.55;

/** Gets a canvas ready for pieces. */
export const openPainter: Look<Xiangqi>['painter'] = (canvas, layout) =>
  new BoardPainter(canvas, layout, readPalette(canvas));

/** Paints a board: wood, pieces, and what lies over them. */
class BoardPainter {
  private readonly grids = new Map<PieceSet, Surface>();
  private readonly marks: MarkPainter;
  private readonly sprites: PieceSprites;
  private readonly context: CanvasRenderingContext2D;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    this.context = openContext(canvas, layout);
    this.marks = new MarkPainter(this.context, layout, palette);
    this.sprites = new PieceSprites(layout.cell, palette);
  }

  paint(scene: Scene, overlay: Overlay<GhostMove>): void {
    const { context, marks, palette } = this;
    context.drawImage(this.grid().canvas, 0, 0);
    if (scene.last !== null) {
      this.brackets(scene.last.from, 0.22);
      this.brackets(scene.last.to, 0.47);
    }
    const occupied = new Set(scene.pieces.map(({ cell }) => cell));
    for (const cell of overlay.targets) if (!occupied.has(cell)) marks.dot(cell, 0.13, palette.place);
    for (const pose of scene.weighed) this.weighed(pose);
    this.pieces(scene.pieces, overlay.from);
    if (scene.checked !== NO_CELL) marks.ring(scene.checked, 0.5, palette.mark, 0.08);
    for (const cell of overlay.targets) if (occupied.has(cell)) marks.ring(cell, 0.49, palette.place, 0.08);
    this.possible(overlay);
    if (overlay.focus >= 0) marks.focus(overlay.focus);
  }

  private grid(): Surface {
    const set = shownSet.peek();
    const known = this.grids.get(set);
    if (known !== undefined) return known;
    const made = paintGrid(this.layout, this.palette, set);
    this.grids.set(set, made);
    return made;
  }

  /** Shadows first, so that no shadow falls on a neighbour's top; what is in the air comes last. */
  private pieces(pieces: readonly PiecePose[], chosen: Cell): void {
    const posed = pieces.map((piece) => (piece.cell === chosen ? { ...piece, lift: CHOSEN_LIFT } : piece));
    const lying = posed.filter(({ part, lift }) => part >= 1 && lift <= 0);
    const flying = posed.filter(({ part, lift }) => part < 1 || lift > 0);
    for (const layer of [lying, flying]) {
      for (const piece of layer) this.shadow(piece);
      for (const piece of layer) this.piece(piece);
    }
  }

  private piece(pose: PiecePose): void {
    const { x, y } = this.placeOf(pose);
    const at = { x, y: y - this.layout.cell * LIFT_HEIGHT * pose.lift };
    this.sprite(pose, at, 1 + LIFT_SCALE * pose.lift, pose.opacity);
  }

  /** Where a piece is on its way. */
  private placeOf({ cell, from, part }: PiecePose): Point {
    const end = middlePixels(this.layout, cell);
    if (part >= 1) return end;
    const start = middlePixels(this.layout, from);
    return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part };
  }

  private sprite(man: Man, at: Point, scale: number, opacity: number): void {
    const { context, sprites } = this;
    context.globalAlpha = opacity;
    paintSprite(context, sprites.of(man, shownSet.peek()), at, scale);
    context.globalAlpha = 1;
  }

  private shadow(pose: PiecePose): void {
    const { context, layout, sprites } = this;
    const { lift, opacity } = pose;
    const { x, y } = this.placeOf(pose);
    const away = layout.cell * (SHADOW_AT + SHADOW_FARTHER * lift);
    context.globalAlpha = opacity * SHADOW_OPACITY * (1 - 0.4 * lift);
    paintSprite(context, sprites.shadow, { x: x + away * 0.7, y: y + away }, 1 + 0.3 * lift);
    context.globalAlpha = 1;
  }

  /** A move that the opponent weighs: an arrow, and its piece where it would stand. */
  private weighed({ ghost, opacity }: WeighedPose<GhostMove>): void {
    const { context, palette } = this;
    context.globalAlpha = 0.5 * opacity;
    this.arrow(ghost.from, ghost.cell, palette.woodLine, 0.07);
    context.globalAlpha = 1;
    this.sprite(ghost, middlePixels(this.layout, ghost.cell), 0.9, 0.5 * opacity);
  }

  /** What could be played: a line with the best moves beside it, what is pointed at, what waits to be confirmed. */
  private possible({ line, candidates, hover, aim }: Overlay<GhostMove>): void {
    const { marks, palette, layout } = this;
    line.forEach((ghost, index) => {
      this.arrow(ghost.from, ghost.cell, palette.planHalo, 0.15);
      this.arrow(ghost.from, ghost.cell, palette.planA, 0.08);
      this.sprite(ghost, middlePixels(layout, ghost.cell), 0.94, 0.72);
      this.number(ghost.cell, index + 1);
    });
    for (const candidate of candidates) {
      const colour = [palette.planA, palette.planB, palette.planC][candidate.place] ?? palette.planC;
      if (candidate.from !== NO_CELL) this.arrow(candidate.from, candidate.cell, colour, 0.06);
      marks.candidate(candidate);
    }
    if (hover !== null) this.sprite(hover, middlePixels(layout, hover.cell), 0.94, 0.5);
    if (aim === null) return;
    this.sprite(aim, middlePixels(layout, aim.cell), 0.94, 0.8);
    marks.ring(aim.cell, 0.52, palette.mark, 0.07);
  }

  /** The place of a move in a line, at the piece's upper right. */
  private number(cell: Cell, number: number): void {
    const { context, layout, palette } = this;
    const { x, y } = middlePixels(layout, cell);
    const [at, up] = [x + layout.cell * 0.32, y - layout.cell * 0.32];
    context.fillStyle = palette.planHalo;
    context.beginPath();
    context.arc(at, up, layout.cell * 0.19, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = palette.planA;
    context.font = `700 ${layout.cell * 0.27}px ${getComputedStyle(document.body).fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), at, up + layout.cell * 0.01);
  }

  /** A line from point to point with a head; `width` in cells. */
  private arrow(from: Cell, to: Cell, colour: string, width: number): void {
    const { context, layout } = this;
    const [start, end] = [middlePixels(layout, from), middlePixels(layout, to)];
    const angle = Math.atan2(end.y - start.y, end.x - start.x);
    const size = layout.cell * (width + 0.12);
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, layout.cell * width);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
    for (const turn of [2.6, -2.6]) {
      context.moveTo(end.x, end.y);
      context.lineTo(end.x + size * Math.cos(angle + turn), end.y + size * Math.sin(angle + turn));
    }
    context.stroke();
  }

  /** Angles at the four corners around a point; `half` in cells. */
  private brackets(cell: Cell, half: number): void {
    const { context, layout, palette } = this;
    const { x, y } = middlePixels(layout, cell);
    const [away, arm] = [layout.cell * half, layout.cell * Math.min(0.15, half * 0.6)];
    context.strokeStyle = palette.mark;
    context.lineWidth = Math.max(1.5, layout.cell * 0.045);
    context.beginPath();
    for (const right of [-1, 1]) {
      for (const down of [-1, 1]) {
        context.moveTo(x + right * away, y + down * (away - arm));
        context.lineTo(x + right * away, y + down * away);
        context.lineTo(x + right * (away - arm), y + down * away);
      }
    }
    context.stroke();
  }
}
