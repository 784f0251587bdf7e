import { type BoardLayout, middlePixels } from '../../board/layout';
import type { Point } from '../../board/point';
import type { Cell } from '../../board/shape';
import type { Colour } from '../../play/game_types';
import type { Overlay } from '../overlay';
import type { WeighedPose } from '../thinking/weighing_fade';
import type { MarkPainter } from './mark_painter';
import { paintSprite, type RoundSprites } from './round_sprites';

/** A piece as it is to be drawn. */
export interface PiecePose {
  cell: Cell;
  colour: Colour;
  /** Of its move; 0 for one that came there otherwise. */
  number: number;
  /** Height over the board: 0 lies on it, 1 is in the hand. */
  lift: number;
  /** 0-1. */
  opacity: number;
}

/** A piece that is not there. */
type Ghost = Pick<PiecePose, 'cell' | 'colour'>;

/** How round pieces look; of two colours the first is that of the first colour's. */
export interface PieceLook {
  /** Of what is written on a piece. */
  inks: readonly [string, string];
  /** Of the rings of a search. */
  rings: readonly [string, string];
  /** Of the last move. */
  mark: string;
}

/** How much larger a piece in the hand looks, and how far it hangs above its cell, in cells. */
const LIFT_SCALE = 0.3;
const LIFT_HEIGHT = 0.42;
/** Where the shadow of a piece at rest falls, and how much farther that of a lifted one, in cells. */
const SHADOW_AT: Point = { x: 0.05, y: 0.08 };
const SHADOW_FARTHER: Point = { x: 0.26, y: 0.4 };
const SHADOW_OPACITY = 0.5;
const GHOST_OPACITY = 0.5;
/** Of the piece that is liked best. */
const WEIGHED_OPACITY = 0.55;
/** Rings of a search: how far apart they lie, in cells, how dark the innermost is, and how many there are room for. */
const RING_STEP = 0.17;
const RING_OPACITY = 0.5;
const MOST_RINGS = 10;

/** Draws round pieces: those that lie, those in the air, those that could be. */
export class PiecePainter<Pose extends PiecePose = PiecePose> {
  constructor(
    protected readonly context: CanvasRenderingContext2D,
    protected readonly layout: BoardLayout,
    private readonly sprites: RoundSprites,
    private readonly look: PieceLook,
    private readonly marks: MarkPainter,
  ) {}

  /** Shadows first, so that no shadow falls on a neighbour's top; what is in the air comes last. */
  paint(pieces: readonly Pose[]): void {
    const lying = pieces.filter(({ lift }) => lift <= 0);
    const flying = pieces.filter(({ lift }) => lift > 0);
    for (const layer of [lying, flying]) {
      for (const piece of layer) this.shadow(piece);
      for (const piece of layer) this.piece(piece);
    }
  }

  /** A piece that the opponent weighs; rings around it tell how many plies it has looked ahead. */
  weighed({ ghost, opacity, depth }: WeighedPose<Ghost>): void {
    const { context, marks, look } = this;
    for (let ring = 0; ring < Math.min(depth, MOST_RINGS); ring++) {
      context.globalAlpha = opacity * RING_OPACITY * (1 - ring / MOST_RINGS) * Math.min(1, depth - ring);
      marks.ring(ghost.cell, 0.54 + RING_STEP * ring, look.rings[ghost.colour], 0.03);
    }
    context.globalAlpha = 1;
    this.ghost(ghost, WEIGHED_OPACITY * opacity);
  }

  /** What is told of pieces that lie: their numbers, or a dot on the one placed last. */
  tell(pieces: readonly Pose[], last: Cell, numbers: boolean): void {
    const { look, marks } = this;
    for (const piece of pieces) {
      if (piece.lift > 0 || piece.opacity < 1) continue;
      const isLast = piece.cell === last;
      if (!numbers && isLast) marks.dot(last, 0.12, look.mark);
      if (numbers && piece.number > 0)
        this.label(piece, String(piece.number), isLast ? look.mark : undefined);
    }
  }

  /** What could be played: a line with the best moves beside it, what is pointed at, what waits to be confirmed. */
  possible({ line, candidates, hover, aim }: Overlay<Ghost>): void {
    line.forEach((ghost, index) => void this.ghost(ghost, 0.62, index + 1));
    for (const candidate of candidates) this.marks.candidate(candidate);
    if (hover !== null) this.ghost(hover);
    if (aim === null) return;
    this.ghost(aim, 0.78);
    this.marks.ring(aim.cell, 0.54, this.look.mark, 0.07);
  }

  /** `number`: its place in a line, from 1; 0 for none. */
  ghost({ cell, colour }: Ghost, opacity = GHOST_OPACITY, number = 0): void {
    this.sprite(colour, middlePixels(this.layout, cell), 0.94, opacity);
    if (number > 0) this.label({ cell, colour }, String(number));
  }

  /** A text on a piece, in the ink of its colour unless another is given. */
  label({ cell, colour }: Ghost, text: string, ink = this.look.inks[colour]): void {
    this.marks.label(cell, text, ink);
  }

  protected piece({ cell, colour, lift, opacity }: Pose): void {
    this.sprite(colour, this.hanging(cell, lift), 1 + LIFT_SCALE * lift, opacity);
  }

  /** The middle of a piece so high over its cell. */
  protected hanging(cell: Cell, lift: number): Point {
    const { x, y } = middlePixels(this.layout, cell);
    return { x, y: y - this.layout.cell * LIFT_HEIGHT * lift };
  }

  protected sprite(colour: Colour, at: Point, scale: number, opacity: number): void {
    const { context } = this;
    context.globalAlpha = opacity;
    paintSprite(context, this.sprites.pieces[colour], at, scale);
    context.globalAlpha = 1;
  }

  private shadow({ cell, lift, opacity }: Pose): void {
    const { context, layout } = this;
    const at = middlePixels(layout, cell);
    const x = at.x + layout.cell * (SHADOW_AT.x + SHADOW_FARTHER.x * lift);
    const y = at.y + layout.cell * (SHADOW_AT.y + SHADOW_FARTHER.y * lift);
    context.globalAlpha = opacity * SHADOW_OPACITY * (1 - 0.55 * lift);
    paintSprite(context, this.sprites.shadow, { x, y }, 1 + 0.35 * lift);
    context.globalAlpha = 1;
  }
}
