import type { BoardLayout } from './layout';

/** Makes a canvas as large as a layout. Throws an Error where the browser gives none to paint on. */
export function openContext(
  canvas: HTMLCanvasElement,
  { width, height }: Pick<BoardLayout, 'width' | 'height'>,
): CanvasRenderingContext2D {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('this browser gives no 2D canvas');
  return context;
}
