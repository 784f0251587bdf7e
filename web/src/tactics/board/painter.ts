import type { BoardLayout } from '../../board/layout';
import { makeSurface, type Surface } from '../../board/surface';
import type { Ground } from '../rules/snapshot';
import { around, boundsOf, type Rect } from './effect_bounds';
import { paintGround } from './ground_layer';
import { BARE, type Landscape } from './landscape';
import { later } from './later_painters';
import type { Overlay, PieceNotes } from './overlay';
import { paintTopOverlay, paintUnderlay } from './overlay_painter';
import type { Palette } from './palette';
import { paintPiece } from './piece_painter';
import { PieceSprites } from './piece_sprites';
import type { Pose, Scene } from './scene';

/** How far a piece with its shadow, badges and bar can reach from its centre, in cells. */
const PIECE_REACH = 0.85;

/**
 * Draws scenes. Ground and everything at rest are kept on two off-screen canvases, the still picture; a frame only
 * puts that back where something moved and draws what moves on top, and the still picture itself is redrawn only
 * where a piece came to rest or set out. So a frame is cheap without a graphics card.
 */
export class BoardPainter {
  private readonly ground: Surface;
  private readonly still: Surface;
  private readonly sprites: PieceSprites;
  private readonly screen: CanvasRenderingContext2D;
  private painted: Still | null = null;
  private groundPainted: readonly Ground[] = [];
  /** What the last frame drew over the still picture. */
  private dirty: Rect[] = [];
  private shaken: Scene['shake'] = { x: 0, y: 0 };

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly layout: BoardLayout,
    private readonly palette: Palette,
    private readonly landscape: Landscape = BARE,
  ) {
    canvas.width = layout.width;
    canvas.height = layout.width;
    const screen = canvas.getContext('2d');
    if (screen === null) throw new Error('this browser gives no 2D canvas');
    this.screen = screen;
    this.ground = makeSurface(layout.width, layout.width);
    this.still = makeSurface(layout.width, layout.width);
    this.sprites = new PieceSprites(layout.cell, palette);
  }

  paint(scene: Scene, overlay: Overlay): void {
    this.shake(scene.shake);
    for (const rect of this.refreshStill(scene, overlay)) this.restore(rect);
    for (const rect of this.dirty) this.restore(rect);
    this.dirty = [];
    for (const effect of scene.effects) if (isUnderPieces(effect.kind)) this.paintEffect(effect);
    for (const pose of scene.poses) if (pose.moving && pose.alpha > 0) this.paintMoving(pose, overlay);
    for (const effect of scene.effects) if (!isUnderPieces(effect.kind)) this.paintEffect(effect);
    if (scene.cursor !== null && scene.cursor.alpha > 0) {
      this.dirty.push(around(this.layout, [scene.cursor], PIECE_REACH));
      later.painters?.paintHand(this.screen, this.layout, this.palette, scene.cursor);
    }
  }

  /** The canvas as a whole is put out of its place: nothing of it is painted anew for that. */
  private shake({ x, y }: Scene['shake']): void {
    if (x === this.shaken.x && y === this.shaken.y) return;
    this.shaken = { x, y };
    this.canvas.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`;
  }

  private paintMoving(pose: Pose, overlay: Overlay): void {
    this.dirty.push(around(this.layout, [pose], PIECE_REACH));
    this.paintPose(this.screen, pose, overlay);
  }

  private paintPose(context: CanvasRenderingContext2D, pose: Pose, overlay: Overlay): void {
    const { layout, palette } = this;
    paintPiece(context, layout, palette, this.sprites, pose, notesOf(pose, overlay));
    overlay.task?.paintSigns(context, layout, palette, pose);
  }

  private paintEffect(effect: Scene['effects'][number]): void {
    this.dirty.push(boundsOf(this.layout, effect));
    later.painters?.paintEffect(this.screen, this.layout, this.palette, effect);
  }

  private restore(rect: Rect): void {
    const { left, top, width, height } = clamp(rect, this.layout.width);
    if (width <= 0 || height <= 0) return;
    this.screen.clearRect(left, top, width, height);
    this.screen.drawImage(this.still.canvas, left, top, width, height, left, top, width, height);
  }

  /** Brings the still picture up to date. Returns where it changed. */
  private refreshStill(scene: Scene, overlay: Overlay): Rect[] {
    const next = stillOf(scene, overlay);
    const changed = this.changesTo(next, scene);
    this.painted = next;
    for (const rect of changed) this.paintStill(rect, next);
    return changed;
  }

  private changesTo(next: Still, scene: Scene): Rect[] {
    const last = this.painted;
    const whole = { left: 0, top: 0, right: this.layout.width, bottom: this.layout.width };
    if (!isSameGround(scene.ground, this.groundPainted)) {
      paintGround(this.ground.context, this.layout, this.palette, scene.ground, this.landscape);
      this.groundPainted = scene.ground;
      return [whole];
    }
    if (last === null || last.overlay !== next.overlay || last.trails !== next.trails) return [whole];
    const rects = next.marks.length === last.marks.length ? [] : [whole];
    next.poses.forEach((pose, index) => {
      const before = last.poses[index] ?? null;
      if (looksSame(before, pose)) return;
      if (before !== null) rects.push(around(this.layout, [before], PIECE_REACH));
      if (pose !== null && !isSamePlace(before, pose)) rects.push(around(this.layout, [pose], PIECE_REACH));
    });
    return rects;
  }

  private paintStill(rect: Rect, still: Still): void {
    const { layout, palette, sprites } = this;
    const { left, top, width, height } = clamp(rect, layout.width);
    if (width <= 0 || height <= 0) return;
    const context = this.still.context;
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.clearRect(left, top, width, height);
    context.drawImage(this.ground.canvas, left, top, width, height, left, top, width, height);
    paintUnderlay(context, layout, palette, still.overlay, still.marks, still.trails);
    for (const pose of still.poses) {
      if (pose === null || !touches(rect, around(layout, [pose], PIECE_REACH))) continue;
      this.paintPose(context, pose, still.overlay);
    }
    paintTopOverlay(context, layout, palette, still.overlay, sprites);
    const { paintPlans, plans } = still.overlay;
    paintPlans?.(context, layout, palette, plans, sprites);
    context.restore();
  }
}

/** How much is seen of a unit whose ghost stands elsewhere. */
const LEFT_ALPHA = 0.38;

const NO_TRAILS: Scene['trails'] = [];

/** What the still picture shows. */
interface Still {
  overlay: Overlay;
  marks: Scene['marks'];
  trails: Scene['trails'];
  /** Pieces at rest; null for those that move or are gone. */
  poses: (Pose | null)[];
}

function stillOf(scene: Scene, overlay: Overlay): Still {
  const leaving = overlay.plans.flatMap(({ strong, actions, answer }) =>
    strong ? [...actions, ...answer] : [],
  );
  const left = new Set(leaving.flatMap(({ unit, from, to }) => (from === to ? [] : [unit])));
  const poses = scene.poses.map((pose) => {
    if (pose.moving || pose.alpha <= 0) return null;
    return left.has(pose.unit.index) ? { ...pose, alpha: pose.alpha * LEFT_ALPHA } : pose;
  });
  // What was done gives way to what could be.
  const trails = overlay.plans.length > 0 ? NO_TRAILS : scene.trails;
  return { overlay, marks: scene.marks, trails, poses };
}

function isSameGround(one: readonly Ground[], other: readonly Ground[]): boolean {
  return one.length === other.length && one.every((ground, cell) => ground === other[cell]);
}

function isSamePlace(one: Pose | null, other: Pose): boolean {
  return one !== null && one.x === other.x && one.y === other.y;
}

function looksSame(one: Pose | null, other: Pose | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    isSamePlace(one, other) &&
    one.alpha === other.alpha &&
    one.angle === other.angle &&
    one.rest === other.rest &&
    one.wound === other.wound &&
    one.hitPoints === other.hitPoints &&
    one.lateHitPoints === other.lateHitPoints
  );
}

function touches(one: Rect, other: Rect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** A rectangle in whole pixels, inside the canvas. */
function clamp(rect: Rect, size: number): { left: number; top: number; width: number; height: number } {
  const left = Math.max(0, Math.floor(rect.left));
  const top = Math.max(0, Math.floor(rect.top));
  const width = Math.min(size, Math.ceil(rect.right)) - left;
  const height = Math.min(size, Math.ceil(rect.bottom)) - top;
  return { left, top, width, height };
}

function isUnderPieces(kind: Scene['effects'][number]['kind']): boolean {
  return kind === 'path' || kind === 'crumble' || kind === 'ripple';
}

function notesOf(pose: Pose, overlay: Overlay): PieceNotes {
  const { index } = pose.unit;
  return {
    threatened: overlay.losses.get(index) ?? 0,
    threat: overlay.ghost?.unit === index ? null : (overlay.threats.get(index) ?? null),
    shortened: overlay.shortenedSide === pose.unit.side,
  };
}
