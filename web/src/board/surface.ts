/** An off-screen canvas and its context. */
export interface Surface {
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
}

export function makeSurface(width: number, height: number): Surface {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser gives no 2D canvas');
  return { canvas, context };
}
