import type { Point } from './point';

/**
 * Where on an element a pointer is, in CSS pixels of the element from its corner, however it is zoomed, scaled or turned
 * round by what it stands in.
 */
export function pointOn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  const zoom = zoomBetween(element);
  const scale = (shown: number, own: number) => (shown && own ? own / shown : 1);
  const x = (clientX / zoom - left) * scale(width, element.clientWidth);
  const y = (clientY / zoom - top) * scale(height, element.clientHeight);
  return element.closest('.table-turned') === null
    ? { x, y }
    : { x: element.clientWidth - x, y: element.clientHeight - y };
}

/**
 * CSS zoom between pointers and boxes: 1 where a browser gives both in pixels of the screen. WebKit gives boxes without the
 * zoom of what they stand in, as all did before there was `currentCSSZoom`.
 */
function zoomBetween(element: Element): number {
  let zoom = 1;
  if ((element as Partial<Element>).currentCSSZoom !== undefined) return zoom;
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    zoom *= Number.parseFloat(getComputedStyle(part).getPropertyValue('zoom')) || 1;
  return zoom;
}
