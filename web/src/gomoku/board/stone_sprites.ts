import { makeSurface } from '../../board/surface';
import type { Colour } from '../../boardgame/game_types';
import type { Palette } from './palette';

/** A stone's diameter and its shadow's, in cells. */
export const STONE_SIZE = 0.94;
export const SHADOW_SIZE = 1.24;

/** Stones and their shadow, painted once a size and theme; each is square, its picture in the middle. */
export interface StoneSprites {
  stones: readonly [HTMLCanvasElement, HTMLCanvasElement];
  shadow: HTMLCanvasElement;
}

/** `cell` in device pixels. */
export function makeStoneSprites(cell: number, palette: Palette): StoneSprites {
  return {
    stones: [makeStone(cell, 0, palette), makeStone(cell, 1, palette)],
    shadow: makeShadow(cell, palette),
  };
}

function makeStone(cell: number, colour: Colour, palette: Palette): HTMLCanvasElement {
  const size = Math.ceil(cell * STONE_SIZE) + 2;
  const { canvas, context } = makeSurface(size, size);
  const middle = size / 2;
  const radius = (cell * STONE_SIZE) / 2;
  const [body, light, edge] =
    colour === 0
      ? [palette.black, palette.blackLight, palette.blackEdge]
      : [palette.white, palette.whiteLight, palette.whiteEdge];
  const lamp = { x: middle - radius * 0.34, y: middle - radius * 0.42 };
  const round = context.createRadialGradient(lamp.x, lamp.y, radius * 0.06, middle, middle, radius * 1.04);
  round.addColorStop(0, light);
  round.addColorStop(colour === 0 ? 0.5 : 0.62, body);
  round.addColorStop(1, edge);
  context.fillStyle = round;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = Math.max(1, cell * 0.02);
  context.strokeStyle = edge;
  context.stroke();
  paintGleam(context, lamp.x, lamp.y, radius, colour === 0 ? 0.34 : 0.9, palette);
  return canvas;
}

/** The lamp's reflection, a soft oval. */
function paintGleam(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  strength: number,
  palette: Palette,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 5);
  context.scale(1, 0.6);
  const gleam = context.createRadialGradient(0, 0, 0, 0, 0, radius * 0.42);
  gleam.addColorStop(0, palette.whiteLight);
  gleam.addColorStop(1, `color-mix(in srgb, ${palette.whiteLight} 1%, transparent)`);
  context.globalAlpha = strength;
  context.fillStyle = gleam;
  context.beginPath();
  context.arc(0, 0, radius * 0.42, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

function makeShadow(cell: number, palette: Palette): HTMLCanvasElement {
  const size = Math.ceil(cell * SHADOW_SIZE);
  const { canvas, context } = makeSurface(size, size);
  const middle = size / 2;
  const soft = context.createRadialGradient(middle, middle, size * 0.26, middle, middle, middle);
  soft.addColorStop(0, palette.shadow);
  soft.addColorStop(0.5, `color-mix(in srgb, ${palette.shadow} 45%, transparent)`);
  soft.addColorStop(1, `color-mix(in srgb, ${palette.shadow} 1%, transparent)`);
  context.fillStyle = soft;
  context.fillRect(0, 0, size, size);
  return canvas;
}
