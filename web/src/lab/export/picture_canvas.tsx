import { render } from 'preact';
import { Face } from '../../faces/face';

/** What all pictures of results are drawn on and by: ground, faces and words in the colours in force. */

/** An empty canvas of so many pixels. */
export function newCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no 2D canvas');
  return context;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the picture could not be made')) : resolve(blob),
    ),
  );
}

/** A colour of the theme. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/**
 * An opponent's face as an image to be drawn `size` pixels wide; the colours of the theme are put in, since an image
 * knows no theme.
 */
export async function faceImage(game: string, rung: number, size: number): Promise<HTMLImageElement> {
  const holder = document.createElement('div');
  render(<Face game={game} rung={rung} size={2 * size} />, holder);
  const svg = holder.querySelector('svg');
  svg?.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg?.setAttribute('stroke-linecap', 'round');
  svg?.setAttribute('stroke-linejoin', 'round');
  const text = holder.innerHTML.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name));
  render(null, holder);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

/** The table that everything lies on, all over the canvas. */
export function drawGround(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const [x, y] = [width * 0.42, height * 0.12];
  const ground = context.createRadialGradient(x, y, 0, x, y, width);
  ground.addColorStop(0, colour('--table-glow'));
  ground.addColorStop(0.58, colour('--table'));
  ground.addColorStop(1, colour('--table-edge'));
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
}

/** How a line of text is set. */
export interface TextLine {
  size: number;
  weight: number;
  /** The name of a colour of the theme. */
  ink: string;
  align?: CanvasTextAlign;
  /** It is set smaller where it would be wider. */
  most: number;
}

export function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  line: TextLine,
): void {
  const { size, weight, ink, align = 'center', most } = line;
  const width = widthOf(context, text, line);
  context.font = fontOf(Math.min(size, (size * most) / Math.max(1, width)), weight);
  context.textAlign = align;
  context.fillStyle = colour(ink);
  context.fillText(text, x, y);
}

/** Of a text at its full size. */
export function widthOf(
  context: CanvasRenderingContext2D,
  text: string,
  { size, weight }: Pick<TextLine, 'size' | 'weight'>,
): number {
  context.font = fontOf(size, weight);
  return context.measureText(text).width;
}

function fontOf(size: number, weight: number): string {
  return `${weight} ${size}px ${colour('--font')}`;
}
