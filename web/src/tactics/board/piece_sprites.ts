import { makeSurface } from '../../board/surface';
import type { Side } from '../rules/snapshot';
import { GLYPH_SIZE, glyphOf, glyphPath } from './glyphs';
import { coloursOf, type Palette, type SideColours } from './palette';
import { PIECE_EXTENT, type PieceLook, pieceOutline } from './piece_shapes';

/** A piece drawn once; its centre is the middle of the canvas. */
export type Sprite = HTMLCanvasElement;

/** Fresh pieces stand high; a piece that has acted has sunk into the board and dulled. */
export type Stance = 'fresh' | 'acted';

/** Radius of a piece, in cells. */
export const PIECE_RADIUS = 0.335;
/** Height of a fresh piece's side, in cells. */
export const PIECE_HEIGHT = 0.1;

/** Pieces and shadows drawn once for a cell size and a palette. */
export class PieceSprites {
  private readonly cache = new Map<string, Sprite>();
  readonly shadow: Sprite;

  constructor(
    private readonly cell: number,
    private readonly palette: Palette,
  ) {
    this.shadow = paintShadow(cell, palette);
  }

  of(side: Side, look: PieceLook, stance: Stance): Sprite {
    const { cell, palette } = this;
    return this.cached(`${side} ${look} ${stance}`, () =>
      paintPiece(cell, coloursOf(palette, side), side, look, stance),
    );
  }

  /** The piece in white, for the moment in which it is hit. */
  flashOf(side: Side, look: PieceLook): Sprite {
    return this.cached(`${side} ${look} flash`, () => paintFlash(this.cell, this.palette, side, look));
  }

  private cached(key: string, paint: () => Sprite): Sprite {
    let sprite = this.cache.get(key);
    if (sprite === undefined) {
      sprite = paint();
      this.cache.set(key, sprite);
    }
    return sprite;
  }
}

/** Edge of a piece's canvas, in cells. */
const SPRITE_SIZE = 2 * PIECE_EXTENT * PIECE_RADIUS;

function paintPiece(cell: number, colours: SideColours, side: Side, look: PieceLook, stance: Stance): Sprite {
  const { canvas, context } = makeSurface(cell * SPRITE_SIZE, cell * SPRITE_SIZE);
  const radius = cell * PIECE_RADIUS;
  const outline = pieceOutline(side, look, radius);
  const height = stance === 'fresh' ? cell * PIECE_HEIGHT : cell * 0.02;
  context.translate(canvas.width / 2, canvas.height / 2);
  if (stance === 'acted') context.globalAlpha = 0.92;
  context.translate(0, height / 2);
  context.fillStyle = colours.dark;
  for (let step = 0; step <= height; step += 1) {
    context.fill(outline);
    if (step + 1 <= height) context.translate(0, -1);
  }
  const face = context.createLinearGradient(-radius, -radius, radius, radius);
  face.addColorStop(0, stance === 'fresh' ? colours.light : colours.base);
  face.addColorStop(0.55, colours.base);
  face.addColorStop(1, stance === 'fresh' ? colours.base : colours.dark);
  // The line first, so that only what of it lies outside is seen: body and crest are one.
  context.strokeStyle = colours.dark;
  context.lineWidth = Math.max(1.5, cell * 0.05);
  context.lineJoin = 'round';
  context.stroke(outline);
  context.fillStyle = face;
  context.fill(outline);
  if (stance === 'acted') {
    context.globalAlpha = 0.45;
    context.fillStyle = colours.dark;
    context.fill(outline);
  }
  paintGlyph(context, cell, colours.ink, look, stance);
  return canvas;
}

function paintGlyph(
  context: CanvasRenderingContext2D,
  cell: number,
  ink: string,
  look: PieceLook,
  stance: Stance,
): void {
  const size = cell * 0.4;
  context.save();
  context.globalAlpha = stance === 'fresh' ? 1 : 0.62;
  context.translate(-size / 2, -size / 2);
  context.scale(size / GLYPH_SIZE, size / GLYPH_SIZE);
  context.fillStyle = ink;
  context.fill(glyphPath(glyphOf(look)));
  context.restore();
}

/** A soft contact shadow. */
function paintShadow(cell: number, palette: Palette): Sprite {
  const { canvas, context } = makeSurface(cell * 1.1, cell * 1.1);
  const middle = canvas.width / 2;
  const gradient = context.createRadialGradient(middle, middle, cell * 0.16, middle, middle, cell * 0.5);
  gradient.addColorStop(0, palette.shadowInk);
  gradient.addColorStop(0.55, `color-mix(in srgb, ${palette.shadowInk} 55%, transparent)`);
  gradient.addColorStop(1, `color-mix(in srgb, ${palette.shadowInk} 0%, transparent)`);
  context.globalAlpha = 0.55;
  context.fillStyle = gradient;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function paintFlash(cell: number, palette: Palette, side: Side, look: PieceLook): Sprite {
  const { canvas, context } = makeSurface(cell * SPRITE_SIZE, cell * SPRITE_SIZE);
  context.translate(canvas.width / 2, canvas.height / 2 - (cell * PIECE_HEIGHT) / 2);
  context.fillStyle = palette.steel;
  context.fill(pieceOutline(side, look, cell * PIECE_RADIUS));
  return canvas;
}
