import type { BoardLayout } from '../../board/layout';
import {
  BOARD_SIZE,
  CELL_COUNT,
  type Cell,
  columnOf,
  Direction,
  neighbour,
  rowOf,
  stepOf,
} from '../rules/cells';
import { Ground } from '../rules/snapshot';
import type { Landscape } from './landscape';
import { cornerOf } from './layout';
import type { Palette } from './palette';
import { regionPath } from './region_path';
import { scatter } from './scatter';

type Context = CanvasRenderingContext2D;

/** Paints the board without anything that moves: frame, ground, water, walls. Light falls from the upper left. */
export function paintGround(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  cells: readonly Ground[],
  landscape: Landscape,
): void {
  paintFrame(context, layout, palette);
  // The land covers what of the coast would lie on it.
  paintAbyss(context, layout, palette, cells);
  const meadow = meadowOf(palette);
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    const ground = cells[cell] ?? Ground.ground;
    if (ground === Ground.fallen) continue;
    const grown = landscape.has(cell);
    paintTile(context, layout, grown ? meadow : palette, cell, ground);
    if (!grown) paintGrain(context, layout, palette, cell);
  }
  const grown = [...landscape].filter((cell) => cells[cell] !== Ground.fallen);
  paintTufts(context, layout, meadow, grown);
  paintPools(context, layout, palette, cells);
  paintWalls(context, layout, palette, cells);
}

function paintFrame(context: Context, layout: BoardLayout, palette: Palette): void {
  const { width: size, margin } = layout;
  const radius = layout.labelled ? 14 * layout.ratio : 6 * layout.ratio;
  context.clearRect(0, 0, size, size);
  const wood = context.createLinearGradient(0, 0, size, size);
  wood.addColorStop(0, palette.boardFrameLight);
  wood.addColorStop(0.45, palette.boardFrame);
  wood.addColorStop(1, palette.boardFrameDark);
  context.fillStyle = wood;
  context.beginPath();
  context.roundRect(0, 0, size, size, radius);
  context.fill();
  const lip = Math.max(1, layout.ratio * 2);
  context.fillStyle = palette.boardFrameDark;
  context.fillRect(margin - lip, margin - lip, size - 2 * (margin - lip), size - 2 * (margin - lip));
  if (layout.labelled) paintLabels(context, layout, palette);
}

function paintLabels(context: Context, layout: BoardLayout, palette: Palette): void {
  const { margin, cell, width: size } = layout;
  context.fillStyle = palette.boardLabel;
  context.font = `600 ${Math.round(margin * 0.44)}px 'Inter Variable', system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let index = 0; index < BOARD_SIZE; index += 1) {
    const middle = margin + (index + 0.5) * cell;
    context.fillText(String.fromCharCode(97 + index), middle, size - margin * 0.47);
    context.fillText(String(index + 1), margin * 0.5, middle);
  }
}

function paintTile(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  cell: Cell,
  ground: Ground,
): void {
  const { x, y } = cornerOf(layout, cell);
  const size = layout.cell;
  const line = Math.max(1, Math.round(layout.ratio * 0.75));
  context.fillStyle = palette.groundLine;
  context.fillRect(x, y, size, size);
  const even = (columnOf(cell) + rowOf(cell)) % 2 === 0;
  context.fillStyle = even ? palette.groundA : palette.groundB;
  context.fillRect(x, y, size - line, size - line);
  context.fillStyle = palette.groundLight;
  context.globalAlpha = 0.45;
  context.fillRect(x, y, size - line, line);
  context.fillRect(x, y, line, size - line);
  context.globalAlpha = 1;
  if (ground === Ground.cracked) paintCracks(context, layout, palette, cell);
}

/** A few specks, the same for a cell every time. */
function paintGrain(context: Context, layout: BoardLayout, palette: Palette, cell: Cell): void {
  const { x, y } = cornerOf(layout, cell);
  const size = layout.cell;
  context.fillStyle = palette.groundLine;
  context.globalAlpha = 0.55;
  for (let index = 0; index < 3; index += 1) {
    const noise = scatter(cell * 7 + index);
    const speck = Math.max(1, size * (0.014 + 0.016 * scatter(cell * 13 + index)));
    context.fillRect(
      Math.round(x + size * (0.1 + 0.8 * noise)),
      Math.round(y + size * (0.1 + 0.8 * scatter(cell * 11 + index + 5))),
      Math.round(speck * 1.8),
      Math.round(speck),
    );
  }
  context.globalAlpha = 1;
}

/** The colours of ground that is grown over. */
function meadowOf(palette: Palette): Palette {
  const { grassA, grassB, grassLine } = palette;
  return { ...palette, groundA: grassA, groundB: grassB, groundLine: grassLine, groundLight: grassA };
}

/** A few tufts of grass on each of the cells, the same for a cell every time; one stroke for all of them. */
function paintTufts(context: Context, layout: BoardLayout, palette: Palette, cells: readonly Cell[]): void {
  const size = layout.cell;
  context.strokeStyle = palette.groundLine;
  context.lineWidth = Math.max(1, size * 0.022);
  context.lineCap = 'round';
  context.beginPath();
  for (const cell of cells) traceTufts(context, layout, cell);
  context.stroke();
}

function traceTufts(context: Context, layout: BoardLayout, cell: Cell): void {
  const corner = cornerOf(layout, cell);
  const size = layout.cell;
  for (let tuft = 0; tuft < 3; tuft += 1) {
    const x = corner.x + size * (0.14 + 0.72 * scatter(cell * 7 + tuft));
    const y = corner.y + size * (0.2 + 0.7 * scatter(cell * 11 + tuft + 5));
    const blade = size * (0.06 + 0.05 * scatter(cell * 13 + tuft));
    for (const lean of [-0.7, 0, 0.7]) {
      context.moveTo(x + lean * blade * 0.3, y);
      context.lineTo(x + lean * blade, y - blade * (lean === 0 ? 1.3 : 1));
    }
  }
}

function paintCracks(context: Context, layout: BoardLayout, palette: Palette, cell: Cell): void {
  const { x, y } = cornerOf(layout, cell);
  const size = layout.cell;
  context.save();
  context.beginPath();
  context.rect(x, y, size, size);
  context.clip();
  context.fillStyle = palette.abyssDeep;
  context.globalAlpha = 0.22;
  context.fillRect(x, y, size, size);
  context.globalAlpha = 0.85;
  context.strokeStyle = palette.crack;
  context.lineWidth = Math.max(1, size * 0.028);
  context.lineJoin = 'bevel';
  for (let crack = 0; crack < 3; crack += 1) {
    let angle = (crack * 2 + scatter(cell + crack)) * 2.1;
    let px = x + size * (0.42 + 0.16 * scatter(cell * 3 + crack));
    let py = y + size * (0.42 + 0.16 * scatter(cell * 5 + crack));
    context.beginPath();
    context.moveTo(px, py);
    for (let leg = 0; leg < 4; leg += 1) {
      angle += (scatter(cell * 17 + crack * 5 + leg) - 0.5) * 1.5;
      px += Math.cos(angle) * size * 0.19;
      py += Math.sin(angle) * size * 0.19;
      context.lineTo(px, py);
    }
    context.stroke();
  }
  context.restore();
}

function fillRegion(context: Context, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}

function paintPools(context: Context, layout: BoardLayout, palette: Palette, cells: readonly Ground[]): void {
  const size = layout.cell;
  const radius = size * 0.3;
  const pool = regionPath(layout, cells, Ground.water, radius, size * 0.05);
  context.save();
  context.clip(pool);
  context.fillStyle = palette.waterDeep;
  context.fillRect(0, 0, layout.width, layout.width);
  context.translate(size * 0.03, size * 0.09);
  fillRegion(context, pool, palette.water);
  context.translate(-size * 0.03, -size * 0.09);
  context.strokeStyle = palette.waterLight;
  context.lineWidth = Math.max(1, size * 0.028);
  context.lineCap = 'round';
  context.globalAlpha = 0.75;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (cells[cell] === Ground.water) paintRipples(context, layout, cell);
  }
  context.restore();
}

function paintRipples(context: Context, layout: BoardLayout, cell: Cell): void {
  const { x, y } = cornerOf(layout, cell);
  const size = layout.cell;
  for (let wave = 0; wave < 2; wave += 1) {
    const px = x + size * (0.18 + 0.34 * scatter(cell * 19 + wave));
    const py = y + size * (0.36 + 0.32 * wave + 0.08 * scatter(cell * 23 + wave));
    const length = size * (0.2 + 0.14 * scatter(cell * 29 + wave));
    context.beginPath();
    context.moveTo(px, py);
    context.quadraticCurveTo(px + length * 0.25, py - size * 0.07, px + length * 0.5, py);
    context.quadraticCurveTo(px + length * 0.75, py + size * 0.07, px + length, py);
    context.stroke();
  }
}

function paintAbyss(context: Context, layout: BoardLayout, palette: Palette, cells: readonly Ground[]): void {
  if (!cells.includes(Ground.fallen)) return;
  const size = layout.cell;
  const hole = regionPath(layout, cells, Ground.fallen, size * 0.12, 0);
  context.save();
  context.clip(hole);
  context.fillStyle = palette.abyssDeep;
  context.fillRect(0, 0, layout.width, layout.width);
  context.translate(size * 0.05, size * 0.14);
  fillRegion(context, hole, palette.abyss);
  context.restore();
  paintCoast(context, layout, palette, cells);
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (cells[cell] === Ground.fallen) paintRubble(context, layout, palette, cell);
  }
}

/** The lines along the land as maps draw them at a shore, fainter the farther off. */
function paintCoast(context: Context, layout: BoardLayout, palette: Palette, cells: readonly Ground[]): void {
  const size = layout.cell;
  const coast = coastPath(layout, cells);
  context.strokeStyle = palette.boardFrame;
  context.lineCap = 'round';
  for (const [width, alpha] of [
    [0.66, 0.2],
    [0.4, 0.3],
    [0.14, 1],
  ] as const) {
    context.lineWidth = size * width;
    context.globalAlpha = alpha;
    context.stroke(coast);
  }
  context.globalAlpha = 1;
}

/** The edges between land and what has fallen, a little uneven, the same every time. */
function coastPath(layout: BoardLayout, cells: readonly Ground[]): Path2D {
  const path = new Path2D();
  const size = layout.cell;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (cells[cell] === Ground.fallen) continue;
    const { x, y } = cornerOf(layout, cell);
    for (const direction of [Direction.north, Direction.east, Direction.south, Direction.west]) {
      const beyond = neighbour(cell, direction);
      if (beyond < 0 || cells[beyond] !== Ground.fallen) continue;
      const out = stepOf(direction);
      const middle = { x: x + size * (0.5 + 0.5 * out.x), y: y + size * (0.5 + 0.5 * out.y) };
      const half = { x: 0.5 * size * out.y, y: 0.5 * size * out.x };
      const bulge = size * 0.14 * (scatter(cell * 5 + direction) - 0.3);
      path.moveTo(middle.x - half.x, middle.y - half.y);
      path.quadraticCurveTo(
        middle.x + bulge * out.x,
        middle.y + bulge * out.y,
        middle.x + half.x,
        middle.y + half.y,
      );
    }
  }
  return path;
}

/** What is left of a cell that fell: a few broken slabs, the same for a cell every time. */
function paintRubble(context: Context, layout: BoardLayout, palette: Palette, cell: Cell): void {
  const corner = cornerOf(layout, cell);
  const size = layout.cell;
  for (let slab = 0; slab < 2; slab += 1) {
    const edge = size * (0.1 + 0.14 * scatter(cell * 37 + slab));
    context.save();
    context.translate(
      corner.x + size * (0.2 + 0.6 * scatter(cell * 41 + slab)),
      corner.y + size * (0.2 + 0.6 * scatter(cell * 43 + slab)),
    );
    context.rotate(scatter(cell * 47 + slab) * Math.PI);
    context.globalAlpha = 0.55;
    context.fillStyle = palette.abyssDeep;
    context.fillRect(-edge / 2, -edge * 0.3, edge, edge * 0.9);
    context.globalAlpha = 0.4;
    context.fillStyle = palette.groundB;
    context.fillRect(-edge / 2, -edge / 2, edge, edge * 0.8);
    context.restore();
  }
}

function paintWalls(context: Context, layout: BoardLayout, palette: Palette, cells: readonly Ground[]): void {
  if (!cells.includes(Ground.wall)) return;
  const size = layout.cell;
  const rise = size * 0.13;
  const block = regionPath(layout, cells, Ground.wall, size * 0.16, size * 0.045);
  context.save();
  context.globalAlpha = 0.28;
  context.translate(size * 0.07, size * 0.09);
  fillRegion(context, block, palette.shadowInk);
  context.restore();
  fillRegion(context, block, palette.wallSide);
  context.save();
  context.translate(0, -rise);
  // The side is the shape drawn again and again on its way up.
  for (let step = 0; step < rise; step += Math.max(1, layout.ratio)) {
    context.translate(0, Math.max(1, layout.ratio));
    fillRegion(context, block, palette.wallSide);
  }
  context.restore();
  context.save();
  context.translate(0, -rise);
  fillRegion(context, block, palette.wallTopLight);
  context.clip(block);
  context.translate(size * 0.02, size * 0.035);
  fillRegion(context, block, palette.wallTop);
  context.restore();
  paintStones(context, layout, palette, cells, rise);
}

/** A few joints on the walls' tops. */
function paintStones(
  context: Context,
  layout: BoardLayout,
  palette: Palette,
  cells: readonly Ground[],
  rise: number,
): void {
  const size = layout.cell;
  context.save();
  context.strokeStyle = palette.wallSide;
  context.globalAlpha = 0.3;
  context.lineWidth = Math.max(1, size * 0.02);
  context.beginPath();
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (cells[cell] !== Ground.wall) continue;
    const { x, y } = cornerOf(layout, cell);
    const top = y - rise;
    const shift = 0.35 + 0.3 * scatter(cell * 31);
    context.moveTo(x + size * 0.14, top + size * 0.52);
    context.lineTo(x + size * 0.86, top + size * 0.52);
    context.moveTo(x + size * shift, top + size * 0.16);
    context.lineTo(x + size * shift, top + size * 0.52);
    context.moveTo(x + size * (1 - shift), top + size * 0.52);
    context.lineTo(x + size * (1 - shift), top + size * 0.88);
  }
  context.stroke();
  context.restore();
}
