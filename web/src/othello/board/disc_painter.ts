import type { Point } from '../../board/point';
import { PiecePainter } from '../../boardgame/paint/piece_painter';
import type { Colour } from '../../play/game_types';
import type { DiscPose, Turning } from '../scene';

/** Of a disc that stands on its rim this much is seen, in diameters. */
const RIM = 0.1;
/** How high a disc rises over its cell while it turns, as `lift`. */
const RISE = 0.35;

/** Draws discs, those among them that turn over. */
export class DiscPainter extends PiecePainter<DiscPose> {
  protected override piece(pose: DiscPose): void {
    const { cell, colour, opacity, turning } = pose;
    if (turning === null) {
      super.piece(pose);
      return;
    }
    if (turning.across === null) this.fading(pose, turning);
    else {
      const half = Math.cos(Math.PI * turning.part);
      const at = this.hanging(cell, RISE * (1 - half ** 2));
      const shown = half > 0 ? turning.from : colour;
      this.squeezed(shown, at, Math.max(RIM, Math.abs(half)), turning.across, opacity);
    }
  }

  private fading({ cell, colour, opacity }: DiscPose, { from, part }: Turning): void {
    const at = this.hanging(cell, 0);
    this.sprite(from, at, 1, opacity);
    this.sprite(colour, at, 1, opacity * part);
  }

  /** A disc as wide as usual but in one direction, in which so much of it is seen. */
  private squeezed(colour: Colour, at: Point, seen: number, across: number, opacity: number): void {
    const { context } = this;
    context.save();
    context.translate(at.x, at.y);
    context.rotate(across);
    context.scale(seen, 1);
    context.rotate(-across);
    this.sprite(colour, { x: 0, y: 0 }, 1, opacity);
    context.restore();
  }
}
