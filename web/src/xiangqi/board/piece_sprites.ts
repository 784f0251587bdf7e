import { makeShadow, paintGleam, pieceSurface } from '../../boardgame/paint/round_sprites';
import type { PieceSet } from '../appearance';
import type { Man } from '../pieces';
import type { Palette } from './palette';
import { signOn } from './signs';

/** A disc's diameter and its shadow's, in cells. */
const DISC_SIZE = 0.9;
const SHADOW_SIZE = 1.14;

/** Radius of the ring on a disc, in radii. */
const RING = 0.82;

/** Discs with what stands on them; each is painted when it is first wanted. */
export class PieceSprites {
  readonly shadow: HTMLCanvasElement;
  private readonly known = new Map<string, HTMLCanvasElement>();

  /** `cell` in device pixels. */
  constructor(
    private readonly cell: number,
    private readonly palette: Palette,
  ) {
    this.shadow = makeShadow(cell * SHADOW_SIZE, palette.shadow);
  }

  of({ side, kind }: Man, set: PieceSet): HTMLCanvasElement {
    const name = `${set} ${side} ${kind}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const made = makeDisc(this.cell, { side, kind }, set, this.palette);
    this.known.set(name, made);
    return made;
  }
}

/** A disc of pale wood with a ring and a sign in its side's colour, lit from the upper left. */
function makeDisc(cell: number, man: Man, set: PieceSet, palette: Palette): HTMLCanvasElement {
  return pieceSurface(cell * DISC_SIZE, (context, middle, radius) => {
    const ink = man.side === 0 ? palette.red : palette.black;
    const round = (size: number) => {
      context.beginPath();
      context.arc(middle, middle, size, 0, 2 * Math.PI);
    };
    const [near, far] = [middle - radius * 0.75, middle + radius * 0.75];
    const shade = (from: string, to: string) => {
      const gradient = context.createLinearGradient(near, near, far, far);
      gradient.addColorStop(0, from);
      gradient.addColorStop(1, to);
      return gradient;
    };
    context.fillStyle = shade(palette.bodyLight, palette.bodyEdge);
    round(radius);
    context.fill();
    context.fillStyle = shade(palette.bodyLight, palette.body);
    round(radius * 0.92);
    context.fill();
    const lamp = middle - radius * 0.36;
    paintGleam(context, lamp, lamp, radius, 0.35, palette.bodyLight);
    context.strokeStyle = ink;
    context.lineWidth = Math.max(1, radius * 0.055);
    round(radius * RING);
    context.stroke();
    paintSign(context, man, set, ink, middle, radius);
  });
}

function paintSign(
  context: CanvasRenderingContext2D,
  man: Man,
  set: PieceSet,
  ink: string,
  middle: number,
  radius: number,
): void {
  const sign = signOn(man, set);
  context.fillStyle = ink;
  if ('letter' in sign) {
    context.font = `700 ${radius * 1.05}px ${getComputedStyle(document.body).fontFamily}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(sign.letter, middle, middle + radius * 0.06);
    return;
  }
  context.save();
  context.translate(middle, middle);
  const scale = (radius * 1.18 * sign.scale) / 100;
  context.scale(scale, scale);
  context.fill(new Path2D(sign.path), sign.evenodd ? 'evenodd' : 'nonzero');
  context.restore();
}
