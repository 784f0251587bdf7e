import type { BoardLayout } from '../../board/layout';
import { CELL_COUNT, type Cell, cellAt, columnOf, rowOf } from '../rules/cells';
import type { Ground } from '../rules/snapshot';
import { cornerOf } from './layout';

/** The outline of all cells of a kind as one path: rounded where the shape turns outwards, square inwards. */
export function regionPath(
  layout: BoardLayout,
  cells: readonly Ground[],
  kind: Ground,
  radius: number,
  inset: number,
): Path2D {
  const path = new Path2D();
  const isKind = (x: number, y: number): boolean => {
    const cell = cellAt(x, y);
    return cell >= 0 && cells[cell] === kind;
  };
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (cells[cell] === kind) traceCell(path, layout, cell, isKind, radius, inset);
  }
  return path;
}

/** The four corners clockwise from the upper left, as the way out of the cell. */
const CORNERS = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
] as const;

/** Adds one cell of a region to its path, with its share of the region's corners. */
function traceCell(
  path: Path2D,
  layout: BoardLayout,
  cell: Cell,
  isKind: (x: number, y: number) => boolean,
  radius: number,
  inset: number,
): void {
  const column = columnOf(cell);
  const row = rowOf(cell);
  const corner = cornerOf(layout, cell);
  const half = layout.cell / 2;
  const middle = { x: corner.x + half, y: corner.y + half };
  CORNERS.forEach((out, index) => {
    const beside = isKind(column + out.x, row);
    const above = isKind(column, row + out.y);
    const across = isKind(column + out.x, row + out.y);
    const edge = { x: middle.x + out.x * half, y: middle.y + out.y * half };
    const inner = { x: edge.x - out.x * inset, y: edge.y - out.y * inset };
    const tip = { x: beside ? edge.x : inner.x, y: above ? edge.y : inner.y };
    // Clockwise, a corner is entered along its vertical edge at the upper left and the lower right.
    const vertical = index % 2 === 0;
    const enter = (x: number, y: number) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y));
    if (!beside && !above) {
      const from = vertical
        ? { x: tip.x, y: tip.y - out.y * radius }
        : { x: tip.x - out.x * radius, y: tip.y };
      const to = vertical ? { x: tip.x - out.x * radius, y: tip.y } : { x: tip.x, y: tip.y - out.y * radius };
      enter(from.x, from.y);
      path.quadraticCurveTo(tip.x, tip.y, to.x, to.y);
    } else if (beside && above && !across) {
      const from = vertical ? { x: edge.x, y: inner.y } : { x: inner.x, y: edge.y };
      const to = vertical ? { x: inner.x, y: edge.y } : { x: edge.x, y: inner.y };
      enter(from.x, from.y);
      path.lineTo(inner.x, inner.y);
      path.lineTo(to.x, to.y);
    } else {
      enter(tip.x, tip.y);
    }
  });
  path.closePath();
}
