/** Colours of a wooden board. */
interface Palette {
  wood: string;
  woodLight: string;
  woodDark: string;
  woodGrain: string;
}

interface Size {
  width: number;
  height: number;
}

/** Lines of grain on a board, and how far they sway, in shares of the board. */
const GRAINS = 150;
const SWAY = 0.012;
/** Bends of a line of grain that are drawn. */
const BENDS = 24;

/** The wood of a board, with its grain and the light on it. */
export function paintBoards(context: CanvasRenderingContext2D, size: Size, palette: Palette): void {
  paintPlank(context, size, palette);
  paintGrain(context, size, palette);
  paintLight(context, size, palette);
}

function paintPlank(context: CanvasRenderingContext2D, { width, height }: Size, palette: Palette): void {
  const shade = context.createLinearGradient(0, 0, width, width * 0.3);
  shade.addColorStop(0, palette.woodLight);
  shade.addColorStop(0.45, palette.wood);
  shade.addColorStop(1, palette.woodDark);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** Long lines that sway together, as the rings of a trunk do where it was cut along its length. */
function paintGrain(
  context: CanvasRenderingContext2D,
  { width: size, height }: Size,
  palette: Palette,
): void {
  const random = chance(7);
  context.save();
  context.strokeStyle = palette.woodGrain;
  context.lineJoin = 'round';
  for (let line = 0; line < GRAINS; line++) {
    const x = (line + random()) * (size / GRAINS);
    const own = random() * 0.4;
    context.globalAlpha = 0.05 + 0.2 * random() ** 3;
    context.lineWidth = size * (0.0006 + 0.0022 * random() ** 2);
    context.beginPath();
    for (let bend = 0; bend <= BENDS; bend++) {
      const y = bend / BENDS;
      const sway = Math.sin(y * 3.1 + x / size + own) + 0.45 * Math.sin(y * 7.3 + 5 * (x / size) + own);
      context.lineTo(x + sway * SWAY * size, y * height);
    }
    context.stroke();
  }
  context.restore();
}

/** The lamp stands at the upper left. */
function paintLight(
  context: CanvasRenderingContext2D,
  { width: size, height }: Size,
  palette: Palette,
): void {
  context.save();
  const lamp = context.createRadialGradient(size * 0.3, size * 0.2, 0, size * 0.3, size * 0.2, size);
  lamp.addColorStop(0, palette.woodLight);
  lamp.addColorStop(1, palette.woodDark);
  context.globalAlpha = 0.35;
  context.globalCompositeOperation = 'soft-light';
  context.fillStyle = lamp;
  context.fillRect(0, 0, size, height);
  context.restore();
}

/** Numbers from 0 to 1 that look drawn by lot and are the same on every visit. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}
