import { makeShadow, paintGleam, pieceSurface, type RoundSprites } from '../../boardgame/paint/round_sprites';
import type { Colour } from '../../play/game_types';
import type { Palette } from './palette';

/** A stone's diameter and its shadow's, in cells. */
const STONE_SIZE = 0.94;
const SHADOW_SIZE = 1.24;

/** `cell` in device pixels. */
export function makeStoneSprites(cell: number, palette: Palette): RoundSprites {
  return {
    pieces: [makeStone(cell, 0, palette), makeStone(cell, 1, palette)],
    shadow: makeShadow(cell * SHADOW_SIZE, palette.shadow),
  };
}

function makeStone(cell: number, colour: Colour, palette: Palette): HTMLCanvasElement {
  return pieceSurface(cell * STONE_SIZE, (context, middle, radius) => {
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
    paintGleam(context, lamp.x, lamp.y, radius, colour === 0 ? 0.34 : 0.9, palette.whiteLight);
  });
}
