import { type BoardLayout, middlePixels } from '../../board/layout';
import type { Point } from '../../board/point';
import type { Colour } from '../../boardgame/game_types';
import type { GhostStone, StonePose } from '../scene';
import type { Palette } from './palette';
import { makeStoneSprites, SHADOW_SIZE, STONE_SIZE, type StoneSprites } from './stone_sprites';

/** How much larger a stone in the hand looks, and how far it hangs above its cell, in cells. */
const LIFT_SCALE = 0.3;
const LIFT_HEIGHT = 0.42;
/** Where the shadow of a stone at rest falls, and how much farther that of a lifted one, in cells. */
const SHADOW_AT: Point = { x: 0.05, y: 0.08 };
const SHADOW_FARTHER: Point = { x: 0.26, y: 0.4 };
const SHADOW_OPACITY = 0.5;
const GHOST_OPACITY = 0.5;

/** Draws stones: those that lie, those in the air, those that could be. */
export class StonePainter {
  private readonly sprites: StoneSprites;
  private readonly font = getComputedStyle(document.body).fontFamily;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    this.sprites = makeStoneSprites(layout.cell, palette);
  }

  /** Shadows first, so that no shadow falls on a neighbour's top; what is in the air comes last. */
  paint(stones: readonly StonePose[]): void {
    const lying = stones.filter(({ lift }) => lift <= 0);
    const flying = stones.filter(({ lift }) => lift > 0);
    for (const layer of [lying, flying]) {
      for (const stone of layer) this.shadow(stone);
      for (const stone of layer) this.stone(stone);
    }
  }

  private shadow({ cell, lift, opacity }: StonePose): void {
    const { context, layout } = this;
    const at = middlePixels(layout, cell);
    const size = layout.cell * SHADOW_SIZE * (1 + 0.35 * lift);
    const x = at.x + layout.cell * (SHADOW_AT.x + SHADOW_FARTHER.x * lift);
    const y = at.y + layout.cell * (SHADOW_AT.y + SHADOW_FARTHER.y * lift);
    context.globalAlpha = opacity * SHADOW_OPACITY * (1 - 0.55 * lift);
    context.drawImage(this.sprites.shadow, x - size / 2, y - size / 2, size, size);
    context.globalAlpha = 1;
  }

  private stone({ cell, colour, lift, opacity }: StonePose): void {
    const at = middlePixels(this.layout, cell);
    const y = at.y - this.layout.cell * LIFT_HEIGHT * lift;
    this.sprite(colour, at.x, y, 1 + LIFT_SCALE * lift, opacity);
  }

  /** `number`: its place in a line, from 1; 0 for none. */
  ghost({ cell, colour }: GhostStone, opacity = GHOST_OPACITY, number = 0): void {
    const { x, y } = middlePixels(this.layout, cell);
    this.sprite(colour, x, y, 0.94, opacity);
    if (number > 0) this.label(cell, String(number), colour);
  }

  private sprite(colour: Colour, x: number, y: number, scale: number, opacity: number): void {
    const { context, layout } = this;
    const size = layout.cell * STONE_SIZE * scale;
    context.globalAlpha = opacity;
    context.drawImage(this.sprites.stones[colour], x - size / 2, y - size / 2, size, size);
    context.globalAlpha = 1;
  }

  /** A text on the stone of a cell, in the ink of its colour unless another is given. */
  label(cell: number, text: string, colour: Colour, ink?: string): void {
    const { context, layout, palette } = this;
    const { x, y } = middlePixels(layout, cell);
    const height = layout.cell * (text.length > 2 ? 0.34 : 0.42);
    context.font = `640 ${height}px ${this.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = ink ?? (colour === 0 ? palette.blackInk : palette.whiteInk);
    context.fillText(text, x, y + height * 0.05);
  }
}
