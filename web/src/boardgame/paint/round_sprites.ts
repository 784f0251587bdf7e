import type { Point } from '../../board/point';
import { makeSurface } from '../../board/surface';

/** Round pieces and their shadow, painted once a size and theme; each is square, its picture in the middle. */
export interface RoundSprites {
  pieces: readonly [HTMLCanvasElement, HTMLCanvasElement];
  shadow: HTMLCanvasElement;
}

/** A surface for a round piece, `diameter` device pixels across, which `paint` puts on it. */
export function pieceSurface(
  diameter: number,
  paint: (context: CanvasRenderingContext2D, middle: number, radius: number) => void,
): HTMLCanvasElement {
  const size = Math.ceil(diameter) + 2;
  const { canvas, context } = makeSurface(size, size);
  paint(context, size / 2, diameter / 2);
  return canvas;
}

/** A round shadow that is soft at its edge, `across` device pixels wide. */
export function makeShadow(across: number, ink: string): HTMLCanvasElement {
  const size = Math.ceil(across);
  const { canvas, context } = makeSurface(size, size);
  const middle = size / 2;
  const soft = context.createRadialGradient(middle, middle, size * 0.26, middle, middle, middle);
  soft.addColorStop(0, ink);
  soft.addColorStop(0.5, `color-mix(in srgb, ${ink} 45%, transparent)`);
  soft.addColorStop(1, `color-mix(in srgb, ${ink} 1%, transparent)`);
  context.fillStyle = soft;
  context.fillRect(0, 0, size, size);
  return canvas;
}

/**
 * Puts a sprite with its middle at a point. One in its own size lies on whole pixels, so that it is copied as it is: boards
 * full of pieces are painted in each frame, often without a graphics card.
 */
export function paintSprite(
  context: CanvasRenderingContext2D,
  sprite: HTMLCanvasElement,
  { x, y }: Point,
  scale = 1,
): void {
  const size = sprite.width * scale;
  const [left, top] = [x - size / 2, y - size / 2];
  if (scale === 1) context.drawImage(sprite, Math.round(left), Math.round(top));
  else context.drawImage(sprite, left, top, size, size);
}

/** The lamp's reflection at a place, a soft oval. */
export function paintGleam(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  strength: number,
  light: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 5);
  context.scale(1, 0.6);
  const gleam = context.createRadialGradient(0, 0, 0, 0, 0, radius * 0.42);
  gleam.addColorStop(0, light);
  gleam.addColorStop(1, `color-mix(in srgb, ${light} 1%, transparent)`);
  context.globalAlpha = strength;
  context.fillStyle = gleam;
  context.beginPath();
  context.arc(0, 0, radius * 0.42, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
