/**
 * Fits what is painted on a canvas to an element: now, when the element's size changes, and once a font has come, since
 * what is written on a board is part of its picture. `fit` is told how many fonts have come. Stops when the returned
 * function is called.
 */
export function keepFitted(element: Element, fit: (fonts: number) => void): () => void {
  let fonts = 0;
  const fitNow = () => fit(fonts);
  const repaint = () => {
    fonts += 1;
    fitNow();
  };
  const observer = new ResizeObserver(fitNow);
  observer.observe(element);
  document.fonts?.addEventListener('loadingdone', repaint);
  fitNow();
  return () => {
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', repaint);
  };
}
