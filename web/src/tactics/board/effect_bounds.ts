import { type BoardLayout, toPixels } from '../../board/layout';
import type { Point } from '../../board/point';
import { centreOf } from '../rules/cells';
import type { Effect } from './scene';

/** A rectangle in device pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the board an effect may touch. */
export function boundsOf(layout: BoardLayout, effect: Effect): Rect {
  switch (effect.kind) {
    case 'path':
    case 'crumble':
      return around(layout, effect.cells.map(centreOf), 0.75);
    case 'fire':
      return around(layout, effect.cells.map(centreOf), 1);
    case 'arrow':
      return around(layout, [effect.from, effect.to, summitOf(effect)], 0.5);
    case 'debris':
      return around(layout, [effect.at], 1.2);
    case 'slash':
      return around(layout, [effect.at], 0.9);
    case 'number':
      return around(layout, [effect.at, { x: effect.at.x, y: effect.at.y - 0.7 }], 0.65);
    case 'ripple':
      return around(layout, [effect.at], 0.75);
  }
}

/** The rectangle around points, `reach` cells wider on every side. */
export function around(
  layout: BoardLayout,
  points: readonly { x: number; y: number }[],
  reach: number,
): Rect {
  const pixels = points.map((point) => toPixels(layout, point));
  const more = reach * layout.cell;
  return {
    left: Math.min(...pixels.map((point) => point.x)) - more,
    top: Math.min(...pixels.map((point) => point.y)) - more,
    right: Math.max(...pixels.map((point) => point.x)) + more,
    bottom: Math.max(...pixels.map((point) => point.y)) + more,
  };
}

/** Where an arrow flies highest. */
function summitOf(arrow: Extract<Effect, { kind: 'arrow' }>): Point {
  const { from, to } = arrow;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - riseOf(arrow) };
}

/** How high an arrow rises, in cells. */
export function riseOf({ from, to }: Extract<Effect, { kind: 'arrow' }>): number {
  return 0.14 + 0.13 * Math.hypot(to.x - from.x, to.y - from.y);
}
