import { Brush, type Piece, tint } from './brush.ts';
import { EYES } from './eyes.ts';
import type { Eyes, Mask } from './mask';
import { outlineOf } from './outline.ts';

/** The parts of a face from the back to the front; what moods move has a part of its own. */
export type LayerName = 'crest' | 'head' | 'mouth' | 'eyes' | 'look' | 'brow' | 'prop';

export interface Layer {
  name: LayerName;
  pieces: readonly Piece[];
}

/** A face as it is drawn. */
export interface Drawing {
  /** How far all of it is turned, in degrees. */
  lean: number;
  layers: readonly Layer[];
}

/** The edge of light and shadow along a straight nose. */
const NOSE = 'L0 17Q-8 17-6 11L0-8';
/** Small faces have larger eyes. */
const EYES_SMALL = 1.3;

/** Draws a mask. A small one is plainer: fine detail is left out, lines and eyes are larger. */
export function draw(mask: Mask, small: boolean): Drawing {
  const brush = new Brush(mask.colours, small);
  const { eyes, look } = drawEyes(brush, mask.eyes, small);
  const layers: Layer[] = [
    { name: 'crest', pieces: brush.drawLit(mask.crest ?? '') },
    { name: 'head', pieces: drawHead(brush, mask, small) },
    { name: 'mouth', pieces: brush.draw(mask.mouth ?? '') },
    { name: 'eyes', pieces: eyes },
    { name: 'look', pieces: look },
    { name: 'brow', pieces: small ? [] : brush.draw(mask.brow ?? '') },
    { name: 'prop', pieces: mask.prop === undefined ? [] : brush.set(mask.prop) },
  ];
  return { lean: mask.lean ?? 0, layers: layers.filter(({ pieces }) => pieces.length > 0) };
}

/** The head, lit from the left: the edge of the shadow is the nose. */
function drawHead(
  brush: Brush,
  { colours, outline, marks = '', nose = NOSE }: Mask,
  small: boolean,
): Piece[] {
  const { whole, half } = outlineOf(outline);
  return [
    { d: whole, fill: tint(colours[0]) },
    ...brush.draw(marks),
    { d: `${half}${small ? '' : nose}Z`, fill: tint('shade') },
    brush.outline(whole),
  ];
}

/** Both eyes; the left one's socket is mirrored, its pupil is not, so that they look the same way. */
function drawEyes(brush: Brush, { kind, x, y, size = 1, uneven = 1 }: Eyes, small: boolean) {
  const { socket, pupil } = EYES[kind];
  const right = size * (small ? EYES_SMALL : 1);
  const left = right * uneven;
  const at = (place: number, across: number, down: number) =>
    `translate(${place} ${y}) scale(${across} ${down})`;
  if (x === 0)
    return { eyes: brush.draw(socket, at(0, size, size)), look: brush.draw(pupil, at(0, size, size)) };
  return {
    eyes: [...brush.draw(socket, at(x, right, right)), ...brush.draw(socket, at(-x, -left, left))],
    look: [...brush.draw(pupil, at(x, right, right)), ...brush.draw(pupil, at(-x, left, left))],
  };
}
