import skullIcon from '~icons/game-icons/death-skull';
import type { BoardLayout } from '../../board/layout';
import type { Cell } from '../rules/cells';
import { GLYPH_SIZE, glyphPath, pathDataOf } from './glyphs';
import { cornerOf } from './layout';
import type { Palette } from './palette';

const SKULL = pathDataOf(skullIcon);

/** At the upper right of a cell: who stands there would fall. */
export function paintSkull(
  context: CanvasRenderingContext2D,
  layout: BoardLayout,
  palette: Palette,
  cell: Cell,
): void {
  const { x, y } = cornerOf(layout, cell);
  const radius = layout.cell * 0.19;
  const bx = x + layout.cell * 0.78;
  const by = y + layout.cell * 0.2;
  context.beginPath();
  context.arc(bx, by, radius, 0, 2 * Math.PI);
  context.fillStyle = palette.danger;
  context.fill();
  context.strokeStyle = palette.steel;
  context.lineWidth = Math.max(1, layout.cell * 0.03);
  context.stroke();
  context.save();
  const size = radius * 1.35;
  context.translate(bx - size / 2, by - size / 2);
  context.scale(size / GLYPH_SIZE, size / GLYPH_SIZE);
  context.fillStyle = palette.steel;
  context.fill(glyphPath(SKULL));
  context.restore();
}
