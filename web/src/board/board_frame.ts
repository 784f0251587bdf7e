/**
 * A drag is the board's alone. Without this a browser may take its end for a fling, which the next tap, wherever it
 * is, would stop instead of pressing what it hits. Two fingers are the browser's: they zoom.
 */
export function keepDrags(element: HTMLElement | null): (() => void) | undefined {
  const keep = (event: TouchEvent) => {
    if (event.cancelable && event.touches.length === 1) event.preventDefault();
  };
  element?.addEventListener('touchmove', keep, { passive: false });
  return () => element?.removeEventListener('touchmove', keep);
}

/** The card's board becomes the game's board. */
export function growBoard(element: HTMLElement | null, from: DOMRect | null): void {
  if (element === null || from === null || typeof element.animate !== 'function') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const scale = from.width / to.width;
  // The page may itself be scaled, of which lengths in a style know nothing.
  const shown = to.width / element.offsetWidth;
  const [right, down] = [(from.left - to.left) / shown, (from.top - to.top) / shown];
  const transform = `translate(${right}px, ${down}px) scale(${scale})`;
  element.animate(
    [
      { transformOrigin: '0 0', transform },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: 400, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
