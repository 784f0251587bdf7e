import { makeShadow, paintGleam, pieceSurface, type RoundSprites } from '../../boardgame/paint/round_sprites';
import type { Colour } from '../../play/game_types';
import type { Palette } from './palette';

/** A disc's diameter and its shadow's, in cells. */
const DISC_SIZE = 0.82;
const SHADOW_SIZE = 1.08;

/** How far in the flat of a disc begins, in radii. */
const FLAT = 0.84;

/** `cell` in device pixels. */
export function makeDiscSprites(cell: number, palette: Palette): RoundSprites {
  return {
    pieces: [makeDisc(cell, 0, palette), makeDisc(cell, 1, palette)],
    shadow: makeShadow(cell * SHADOW_SIZE, palette.shadow),
  };
}

/** A flat top inside a rim that falls away, lit from the upper left. */
function makeDisc(cell: number, colour: Colour, palette: Palette): HTMLCanvasElement {
  return pieceSurface(cell * DISC_SIZE, (context, middle, radius) => {
    const { body, light, edge } = coloursOf(colour, palette);
    const fill = (size: number, from: string, to: string) => {
      const [near, far] = [middle - radius * 0.75, middle + radius * 0.75];
      const shade = context.createLinearGradient(near, near, far, far);
      shade.addColorStop(0, from);
      shade.addColorStop(1, to);
      context.fillStyle = shade;
      context.beginPath();
      context.arc(middle, middle, size, 0, 2 * Math.PI);
      context.fill();
    };
    fill(radius, light, edge);
    fill(radius * FLAT, body, colour === 0 ? body : light);
    const lamp = middle - radius * 0.36;
    paintGleam(context, lamp, lamp, radius * 0.9, colour === 0 ? 0.2 : 0.6, palette.whiteLight);
  });
}

export function coloursOf(colour: Colour, palette: Palette): { body: string; light: string; edge: string } {
  return colour === 0
    ? { body: palette.black, light: palette.blackLight, edge: palette.blackEdge }
    : { body: palette.white, light: palette.whiteLight, edge: palette.whiteEdge };
}
