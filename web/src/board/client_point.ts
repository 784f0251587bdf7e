import type { Point } from './point';

/**
 * Where on an element a pointer is, in CSS pixels of the element from its corner, however it is zoomed or scaled by what
 * it stands in.
 */
export function pointOn(element: HTMLElement, client: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  const zoom = zoomBetween(element);
  const scale = (shown: number, own: number) => (shown > 0 && own > 0 ? own / shown : 1);
  return {
    x: (client.clientX / zoom - box.left) * scale(box.width, element.clientWidth),
    y: (client.clientY / zoom - box.top) * scale(box.height, element.clientHeight),
  };
}

let zoomsBoxes: boolean | null = null;

/**
 * CSS zoom between pointers and boxes: 1 where a browser gives both in pixels of the screen, as CSS Viewport has it;
 * WebKit gives boxes without the zoom of what they stand in.
 */
function zoomBetween(element: Element): number {
  zoomsBoxes ??= areBoxesZoomed();
  let zoom = 1;
  if (zoomsBoxes) return zoom;
  for (let part: Element | null = element; part !== null; part = part.parentElement)
    zoom *= Number.parseFloat(getComputedStyle(part).getPropertyValue('zoom')) || 1;
  return zoom;
}

/** Tried on an element that is gone before anybody sees it. */
function areBoxesZoomed(): boolean {
  const probe = document.createElement('div');
  probe.style.setProperty('position', 'fixed');
  probe.style.setProperty('width', '100px');
  document.body.append(probe);
  const plain = probe.getBoundingClientRect().width;
  probe.style.setProperty('zoom', '0.5');
  const zoomed = probe.getBoundingClientRect().width;
  probe.remove();
  return plain === 0 || zoomed < plain * 0.75;
}
