import { makeSurface, type Surface } from '../../board/surface';
import { faceOf, type Rank } from '../cells';
import type { BoardLayout } from './layout';
import type { Palette } from './palette';

/** Room for the shadow around a tile, as a share of its edge. */
const ROOM = 0.12;
/** Size of the number by its digits, as a share of the tile's edge. */
const TEXT = [0, 0.5, 0.47, 0.39, 0.315, 0.26, 0.22];
/** From this rank on a tile has a rim: the game's goal is reached. */
const RIMMED_FROM: Rank = 11;

/** Every tile painted once for a layout, number and shadow included; `draw` copies it. */
export class TileSprites {
  private readonly sprites = new Map<Rank, Surface>();

  constructor(
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
    private readonly font: string,
  ) {}

  /** Draws a tile with its middle at a point. */
  draw(context: CanvasRenderingContext2D, rank: Rank, x: number, y: number, scale: number): void {
    const known = this.sprites.get(rank);
    const { canvas } = known ?? this.paint(rank);
    const edge = canvas.width * scale;
    context.drawImage(canvas, x - edge / 2, y - edge / 2, edge, edge);
  }

  private paint(rank: Rank): Surface {
    const { tile, radius } = this.layout;
    const room = Math.ceil(tile * ROOM);
    const surface = makeSurface(tile + 2 * room, tile + 2 * room);
    const { context } = surface;
    context.save();
    context.shadowColor = this.palette.shadow;
    context.shadowBlur = tile * 0.06;
    context.shadowOffsetY = tile * 0.022;
    context.fillStyle = this.palette.tiles[rank] ?? this.palette.well;
    context.beginPath();
    context.roundRect(room, room, tile, tile, radius);
    context.fill();
    context.restore();
    this.gleam(context, room);
    if (rank >= RIMMED_FROM) this.rim(context, room);
    this.number(context, rank, room + tile / 2);
    this.sprites.set(rank, surface);
    return surface;
  }

  /** Light from above, so that tiles look like things. */
  private gleam(context: CanvasRenderingContext2D, room: number): void {
    const { tile, radius } = this.layout;
    const light = context.createLinearGradient(0, room, 0, room + tile);
    light.addColorStop(0, this.palette.gleam[0]);
    light.addColorStop(0.5, this.palette.gleam[1]);
    context.fillStyle = light;
    context.beginPath();
    context.roundRect(room, room, tile, tile, radius);
    context.fill();
  }

  private rim(context: CanvasRenderingContext2D, room: number): void {
    const { tile, radius } = this.layout;
    const width = Math.max(2, tile * 0.035);
    context.strokeStyle = this.palette.rim;
    context.lineWidth = width;
    context.beginPath();
    const inset = room + width / 2;
    context.roundRect(inset, inset, tile - width, tile - width, radius - width / 2);
    context.stroke();
  }

  private number(context: CanvasRenderingContext2D, rank: Rank, middle: number): void {
    const text = String(faceOf(rank));
    const size = (TEXT[text.length] ?? 0.2) * this.layout.tile;
    context.fillStyle = this.palette.inks[rank] ?? this.palette.rim;
    context.font = `720 ${size}px ${this.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(text);
    context.fillText(text, middle, middle + (ascent - descent) / 2);
  }
}
