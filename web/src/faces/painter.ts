import { type Drawing, draw } from './draw.ts';
import type { Masks } from './mask';
import { strangerOf } from './stranger.ts';

/** Draws the face of a rung, whatever its number. */
export type Painter = (rung: number, small: boolean) => Drawing;

/** Draws the faces of a ladder, each once. */
export function painterOf(masks: Masks): Painter {
  const drawn = new Map<string, Drawing>();
  return (rung, small) => {
    const key = `${rung} ${small}`;
    const drawing = drawn.get(key) ?? draw(masks[rung] ?? strangerOf(rung), small);
    drawn.set(key, drawing);
    return drawing;
  };
}
