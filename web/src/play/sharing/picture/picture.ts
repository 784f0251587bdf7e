import type { Drawing } from '../../../faces/draw';
import { painterFor } from '../../../faces/gallery';

/** The two shapes of a picture, in pixels. */
export const SHAPES = {
  wide: { width: 640, height: 360 },
  square: { width: 480, height: 480 },
} as const;
export type PictureShape = keyof typeof SHAPES;

/** What a picture says beside its board. */
export interface Caption {
  /** Who beat whom. */
  title: string;
  /** How, in a line or two. */
  told: string;
  game: string;
  /** Whose face looks at the board; null for nobody's. */
  rung: number | null;
}

const MARGIN = 20;
/** Height of the words below the board of a square picture. */
const FOOT = 84;

/** What is around the board: drawn once, under all pictures of a film. */
export class Picture {
  private readonly canvas = document.createElement('canvas');
  private readonly ground: ImageData;
  private readonly context: CanvasRenderingContext2D;
  /** The board's place. */
  private readonly board: { x: number; y: number; width: number; height: number };

  /** `aspect`: columns to rows of the board; `stand`: where colours are taken from. */
  constructor(
    private readonly shape: PictureShape,
    aspect: number,
    caption: Caption,
    stand: HTMLElement,
  ) {
    const { width, height } = SHAPES[shape];
    this.canvas.width = width;
    this.canvas.height = height;
    const context = this.canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    this.context = context;
    const tall = shape === 'wide' ? height : height - FOOT;
    const across = Math.round(Math.min(tall, width) * Math.min(1, aspect));
    const board = { width: across, height: Math.round(across / aspect) };
    const x = shape === 'wide' ? 0 : Math.round((width - across) / 2);
    this.board = { ...board, x, y: Math.round((tall - board.height) / 2) };
    this.paintGround(caption, getComputedStyle(stand));
    this.ground = context.getImageData(0, 0, width, height);
  }

  get size(): { width: number; height: number } {
    return SHAPES[this.shape];
  }

  /** The board's width. */
  get across(): number {
    return this.board.width;
  }

  /** The whole picture with the board as its canvas shows it. */
  compose(board: HTMLCanvasElement): Uint8ClampedArray<ArrayBuffer> {
    const { context, ground } = this;
    const { x, y, width, height } = this.board;
    context.putImageData(ground, 0, 0);
    context.drawImage(board, x, y, width, height);
    return context.getImageData(0, 0, ground.width, ground.height).data as Uint8ClampedArray<ArrayBuffer>;
  }

  /** As it was composed last, as a file. */
  png(): Promise<Blob> {
    return new Promise((resolve, reject) => {
      this.canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)));
    });
  }

  private paintGround({ title, told, game, rung }: Caption, style: CSSStyleDeclaration): void {
    const { context, shape } = this;
    const { width, height } = SHAPES[shape];
    const colour = (name: string) => style.getPropertyValue(`--${name}`).trim();
    context.fillStyle = colour('table') || colour('panel');
    context.fillRect(0, 0, width, height);
    const wide = shape === 'wide';
    const left = wide ? this.board.width + MARGIN : MARGIN;
    const room = width - left - MARGIN;
    const face = wide ? 104 : FOOT - 16;
    const drawing = rung === null ? undefined : painterFor(game)?.(rung, false);
    if (drawing !== undefined) {
      const at = wide ? { x: left + face / 2, y: 84 } : { x: left + face / 2, y: height - FOOT / 2 };
      paintFace(context, drawing, at, face, colour);
    }
    const beside = wide || drawing === undefined ? left : left + face + 12;
    const words = wide ? room : width - beside - MARGIN;
    const font = style.fontFamily || 'sans-serif';
    context.textBaseline = 'alphabetic';
    context.fillStyle = colour('text');
    context.font = `650 ${wide ? 24 : 20}px ${font}`;
    let y = wide ? (drawing === undefined ? 120 : 180) : height - FOOT + 30;
    for (const line of lines(context, title, words).slice(0, wide ? 3 : 1)) {
      context.fillText(line, beside, y);
      y += wide ? 30 : 24;
    }
    context.fillStyle = colour('text-quiet');
    context.font = `400 15px ${font}`;
    for (const line of lines(context, told, words).slice(0, wide ? 4 : 1)) {
      context.fillText(line, beside, y);
      y += 21;
    }
    context.font = `600 13px ${font}`;
    context.textAlign = wide ? 'left' : 'right';
    context.fillText('Forethought', wide ? left : width - MARGIN, wide ? height - MARGIN : height - 12);
    context.textAlign = 'left';
  }
}

/** A text in lines that are no wider than `room`; where it has no blanks, after any letter. */
function lines(context: CanvasRenderingContext2D, text: string, room: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const part of text.match(/[\p{sc=Han}，。：（）]|[^\s\p{sc=Han}，。：（）]+\s*|\s+/gu) ?? []) {
    if (line !== '' && context.measureText((line + part).trimEnd()).width > room) {
      found.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return line === '' ? found : [...found, line.trimEnd()];
}

function paintFace(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  at: { x: number; y: number },
  size: number,
  colour: (name: string) => string,
): void {
  const ink = (paint: string) => paint.replace(/var\(--([\w-]+)\)/, (_, name: string) => colour(name));
  context.save();
  context.translate(at.x, at.y);
  context.scale(size / 104, size / 104);
  context.rotate((drawing.lean * Math.PI) / 180);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { pieces } of drawing.layers) {
    for (const { d, fill = 'none', line, width = 1, transform } of pieces) {
      const path = new Path2D();
      path.addPath(new Path2D(d), transform === undefined ? undefined : matrixOf(transform));
      if (fill !== 'none') {
        context.fillStyle = ink(fill);
        context.fill(path);
      }
      if (line === undefined) continue;
      context.strokeStyle = ink(line);
      context.lineWidth = Number(width);
      context.stroke(path);
    }
  }
  context.restore();
}

/** A transform as SVG writes it: its functions are those of CSS, with numbers for pixels and degrees. */
function matrixOf(transform: string): DOMMatrix {
  const matrix = new DOMMatrix();
  for (const [, name, given = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = given.split(/[\s,]+/).map(Number);
    if (name === 'translate') matrix.translateSelf(a, b ?? 0);
    else if (name === 'scale') matrix.scaleSelf(a, b ?? a);
    else if (name === 'rotate') {
      matrix.translateSelf(b ?? 0, c ?? 0);
      matrix.rotateSelf(a);
      matrix.translateSelf(-(b ?? 0), -(c ?? 0));
    }
  }
  return matrix;
}
