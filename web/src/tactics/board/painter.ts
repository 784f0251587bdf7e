import type { Pose, Scene } from '../scene';
import { around, boundsOf, paintCursor, paintEffect, type Rect } from './effect_painter';
import { paintGround } from './ground_layer';
import type { BoardLayout } from './layout';
import type { Overlay } from './overlay';
import { paintTopOverlay, paintUnderlay } from './overlay_painter';
import type { Palette } from './palette';
import { paintPiece } from './piece_painter';
import { PieceSprites } from './piece_sprites';
import { makeSurface, type Surface } from './surface';

/**
 * Draws scenes. Ground and everything at rest are kept on two off-screen canvases; a frame only puts the still
 * picture back where something moved and draws what moves on top, so that it is cheap without a graphics card.
 */
export class BoardPainter {
  private readonly ground: Surface;
  private readonly still: Surface;
  private readonly sprites: PieceSprites;
  private readonly screen: CanvasRenderingContext2D;
  private groundKey = '';
  private stillKey = '';
  private paintedOverlay: Overlay | null = null;
  /** What the last frame drew over the still picture. */
  private dirty: Rect[] = [];

  constructor(
    canvas: HTMLCanvasElement,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
  ) {
    canvas.width = layout.size;
    canvas.height = layout.size;
    const screen = canvas.getContext('2d');
    if (screen === null) throw new Error('this browser gives no 2D canvas');
    this.screen = screen;
    this.ground = makeSurface(layout.size, layout.size);
    this.still = makeSurface(layout.size, layout.size);
    this.sprites = new PieceSprites(layout.cell, palette);
  }

  paint(scene: Scene, overlay: Overlay): void {
    const moving = scene.poses.filter((pose) => pose.moving && pose.alpha > 0);
    if (this.refreshStill(scene, overlay)) {
      this.screen.clearRect(0, 0, this.layout.size, this.layout.size);
      this.screen.drawImage(this.still.canvas, 0, 0);
    } else {
      for (const rect of this.dirty) this.restore(rect);
    }
    this.dirty = [];
    for (const effect of scene.effects) if (isUnderPieces(effect.kind)) this.paintEffect(effect);
    for (const pose of moving) this.paintMoving(pose, overlay);
    for (const effect of scene.effects) if (!isUnderPieces(effect.kind)) this.paintEffect(effect);
    if (scene.cursor !== null && scene.cursor.alpha > 0) {
      this.dirty.push(around(this.layout, [scene.cursor], 0.8));
      paintCursor(this.screen, this.layout, this.palette, scene.cursor);
    }
  }

  private paintMoving(pose: Pose, overlay: Overlay): void {
    this.dirty.push(around(this.layout, [pose], 0.85));
    paintPiece(this.screen, this.layout, this.palette, this.sprites, pose, notesOf(pose, overlay));
  }

  private paintEffect(effect: Scene['effects'][number]): void {
    this.dirty.push(boundsOf(this.layout, effect));
    paintEffect(this.screen, this.layout, this.palette, effect);
  }

  private restore(rect: Rect): void {
    const left = Math.max(0, Math.floor(rect.left));
    const top = Math.max(0, Math.floor(rect.top));
    const width = Math.min(this.layout.size, Math.ceil(rect.right)) - left;
    const height = Math.min(this.layout.size, Math.ceil(rect.bottom)) - top;
    if (width <= 0 || height <= 0) return;
    this.screen.clearRect(left, top, width, height);
    this.screen.drawImage(this.still.canvas, left, top, width, height, left, top, width, height);
  }

  /** Redraws what is at rest if it changed. Returns whether it did. */
  private refreshStill(scene: Scene, overlay: Overlay): boolean {
    const groundKey = scene.ground.join('');
    const stillKey = keyOf(scene, groundKey);
    if (stillKey === this.stillKey && overlay === this.paintedOverlay) return false;
    const { layout, palette, sprites } = this;
    if (groundKey !== this.groundKey) {
      paintGround(this.ground.context, layout, palette, scene.ground);
      this.groundKey = groundKey;
    }
    const context = this.still.context;
    context.clearRect(0, 0, layout.size, layout.size);
    context.drawImage(this.ground.canvas, 0, 0);
    paintUnderlay(context, layout, palette, overlay, scene.marks, scene.trails);
    for (const pose of scene.poses) {
      if (!pose.moving) paintPiece(context, layout, palette, sprites, pose, notesOf(pose, overlay));
    }
    paintTopOverlay(context, layout, palette, overlay, sprites);
    this.stillKey = stillKey;
    this.paintedOverlay = overlay;
    return true;
  }
}

function isUnderPieces(kind: Scene['effects'][number]['kind']): boolean {
  return kind === 'path' || kind === 'crumble' || kind === 'ripple';
}

function notesOf(pose: Pose, overlay: Overlay) {
  return {
    threatened: overlay.losses.get(pose.unit.index) ?? 0,
    shortened: overlay.shortenedSide === pose.unit.side,
  };
}

/** Changes whenever something at rest looks different. */
function keyOf(scene: Scene, groundKey: string): string {
  const poses = scene.poses.map((pose) =>
    pose.moving
      ? '-'
      : `${pose.x},${pose.y},${pose.alpha},${pose.hitPoints},${pose.lateHitPoints},${pose.rest},${pose.angle.toFixed(2)}`,
  );
  return `${groundKey}|${poses.join(';')}|${scene.marks.length}|${scene.trails.length}`;
}
