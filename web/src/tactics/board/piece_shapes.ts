import type { Side } from '../snapshot';

/** Outline of a piece around the origin: the first side's are round, the second's hexagonal. */
export function pieceOutline(side: Side, radius: number): Path2D {
  const path = new Path2D();
  if (side === 0) {
    path.arc(0, 0, radius, 0, 2 * Math.PI);
    return path;
  }
  const corner = radius * 0.3;
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return { x: Math.cos(angle) * radius * 1.1, y: Math.sin(angle) * radius * 1.1 };
  });
  const last = points[5]!;
  const first = points[0]!;
  path.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  points.forEach((point, index) => {
    const next = points[(index + 1) % 6]!;
    path.arcTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2, corner);
  });
  path.closePath();
  return path;
}
