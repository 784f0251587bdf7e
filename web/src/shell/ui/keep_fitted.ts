/**
 * Fits what is painted on a canvas to an element: now, when the element's size or that of the screen's pixels changes,
 * and once a font has come, since what is written on a board is part of its picture. `fit` is told how many fonts have come. Stops when the returned
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
  const leavePixels = watchPixels(fitNow);
  fitNow();
  return () => {
    observer.disconnect();
    leavePixels();
    document.fonts?.removeEventListener('loadingdone', repaint);
  };
}

/** Calls `onChange` whenever a CSS pixel has come to be of other device pixels: on another screen, at another zoom. */
function watchPixels(onChange: () => void): () => void {
  let query: MediaQueryList | null = null;
  const hear = () => {
    listen();
    onChange();
  };
  const listen = () => {
    query?.removeEventListener('change', hear);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', hear);
  };
  listen();
  return () => query?.removeEventListener('change', hear);
}
