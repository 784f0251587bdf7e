import type { Figure, Placed } from './figure';
import type { Mask, Pigment } from './mask';

/** One path of a drawing; its colours are of the theme. */
export interface Piece {
  d: string;
  fill?: string;
  line?: string;
  /** Of the line. */
  width?: number;
  transform?: string;
}

/** Width of the ink around an area, where all is drawn and where fine detail is left out. */
const INK = 2.4;
const INK_SMALL = 4;

const STROKE = /^(=?)(~?)([a-zA-Z])([\d.]*) (.*)$/;
const CIRCLE = /o(-?[\d.]+) ?(-?[\d.]+) ([\d.]+)/g;
const MIRRORED = 'scale(-1 1)';

/** Draws figures in the colours of one mask. */
export class Brush {
  private readonly palette: Readonly<Record<string, string>>;

  constructor(
    [base, trim, accent]: Mask['colours'],
    private readonly small: boolean,
  ) {
    this.palette = {
      b: tint(base),
      t: tint(trim),
      a: tint(accent),
      m: tint('metal'),
      i: tint('ink'),
      p: tint('paper'),
      s: tint('shade'),
    };
  }

  /** Strokes of a figure, all of them moved by `transform`. */
  draw(figure: Figure, transform = ''): Piece[] {
    return figure.split('|').flatMap((stroke) => this.stroke(stroke, transform, false));
  }

  /** A figure behind the head: the right one of a pair lies in shadow. */
  drawLit(figure: Figure): Piece[] {
    return figure.split('|').flatMap((stroke) => this.stroke(stroke, '', !this.small));
  }

  set({ figure, x = 0, y = 0, size = 1, turn = 0 }: Placed): Piece[] {
    return this.draw(figure, `translate(${x} ${y}) rotate(${turn}) scale(${size})`);
  }

  /** Ink around an area. */
  outline(d: string): Piece {
    return { d, line: tint('ink'), width: this.small ? INK_SMALL : INK };
  }

  private stroke(text: string, transform: string, lit: boolean): Piece[] {
    const [, pair, fine, letter = '', width, path = ''] = STROKE.exec(text) ?? [];
    if (letter === '' || (this.small && fine !== '')) return [];
    const d = path.replace(CIRCLE, (_, x, y, r) => circle(Number(x), Number(y), Number(r)));
    const colour = this.palette[letter.toLowerCase()] ?? '';
    const isLine = width !== '';
    const piece = isLine
      ? { d, line: colour, width: Number(width) }
      : { ...(letter === letter.toLowerCase() ? { d } : this.outline(d)), fill: colour };
    const here = moved(piece, transform);
    if (pair === '') return [here];
    const shadow = lit && !isLine ? [moved({ d, fill: tint('shade') }, transform)] : [];
    return [here, ...shadow, moved(piece, `${transform} ${MIRRORED}`.trim())];
  }
}

function moved(piece: Piece, transform: string): Piece {
  return transform === '' ? piece : { ...piece, transform };
}

/** A colour of the theme. */
export function tint(name: Pigment | 'ink' | 'paper' | 'shade'): string {
  return `var(--face-${name})`;
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
