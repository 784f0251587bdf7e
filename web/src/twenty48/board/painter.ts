import { makeSurface, type Surface } from '../../board/surface';
import { CELLS, type Cell, columnOf, rowOf } from '../cells';
import type { Scene } from '../scene';
import type { BoardLayout } from './layout';
import type { Palette } from './palette';
import { TileSprites } from './tile_sprites';

/** What lies over the tiles. */
export interface Overlay {
  /** The cell with the keyboard's focus ring, -1 for none. */
  focus: Cell;
}

/** Paints a board: the tray with its wells, and the tiles in it. */
export class BoardPainter {
  private readonly context: CanvasRenderingContext2D;
  private readonly tray: Surface;
  private readonly sprites: TileSprites;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    canvas.width = layout.width;
    canvas.height = layout.height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('this browser gives no 2D canvas');
    this.context = context;
    this.tray = this.paintTray();
    this.sprites = new TileSprites(layout, palette, getComputedStyle(canvas).fontFamily);
  }

  paint(scene: Scene, { focus }: Overlay): void {
    const { context, layout, sprites } = this;
    context.clearRect(0, 0, layout.width, layout.height);
    context.drawImage(this.tray.canvas, 0, 0);
    for (const { rank, x, y, scale, opacity } of scene) {
      context.globalAlpha = opacity;
      sprites.draw(context, rank, this.middle(x), this.middle(y), scale);
    }
    context.globalAlpha = 1;
    if (focus >= 0) this.frame(focus);
  }

  /** The middle of a column or row, in pixels. */
  private middle(place: number): number {
    const { margin, stride, tile } = this.layout;
    return margin + place * stride + tile / 2;
  }

  private paintTray(): Surface {
    const { layout, palette } = this;
    const { width: size, tile, radius, margin, stride, ratio } = layout;
    const surface = makeSurface(size, size);
    const { context } = surface;
    context.fillStyle = palette.tray;
    context.beginPath();
    context.roundRect(0, 0, size, size, Math.min(14 * ratio, size * 0.03));
    context.fill();
    context.fillStyle = palette.well;
    context.strokeStyle = palette.trayEdge;
    context.lineWidth = Math.max(1, ratio);
    for (let cell = 0; cell < CELLS; cell++) {
      context.beginPath();
      context.roundRect(margin + columnOf(cell) * stride, margin + rowOf(cell) * stride, tile, tile, radius);
      context.fill();
      context.stroke();
    }
    return surface;
  }

  private frame(cell: Cell): void {
    const { context, layout, palette } = this;
    const { margin, stride, tile, radius } = layout;
    const width = Math.max(2, tile * 0.04);
    context.strokeStyle = palette.focus;
    context.lineWidth = width;
    context.beginPath();
    context.roundRect(
      margin + columnOf(cell) * stride - width,
      margin + rowOf(cell) * stride - width,
      tile + 2 * width,
      tile + 2 * width,
      radius + width,
    );
    context.stroke();
  }
}
