// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pointOn } from '../../../web/src/board/client_point';

afterEach(() => {
  document.body.replaceChildren();
  document.body.style.removeProperty('zoom');
});

/** An element of 400 by 200 CSS pixels that is shown as `box`; `zoomsBoxes`: as by a browser whose boxes are zoomed. */
function shown(box: DOMRect, zoomsBoxes: boolean) {
  const element = document.createElement('div');
  document.body.append(element);
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box);
  if (zoomsBoxes) Object.assign(element, { currentCSSZoom: 0.5 });
  return (clientX: number, clientY: number) =>
    pointOn(element, new MouseEvent('click', { clientX, clientY }));
}

it('is a point in the element’s own pixels', () => {
  const on = shown(new DOMRect(100, 50, 400, 200), true);
  expect(on(325, 175)).toEqual({ x: 225, y: 125 });
});

it('is the same point however the element is scaled, to either side', () => {
  const on = shown(new DOMRect(80, 40, 320, 400), true);
  expect(on(260, 290)).toEqual({ x: 225, y: 125 });
});

it('counts with the zoom of what it stands in where the browser’s boxes do not', () => {
  document.body.style.setProperty('zoom', '0.5');
  expect(shown(new DOMRect(100, 50, 400, 200), false)(162.5, 87.5)).toEqual({ x: 225, y: 125 });
  expect(shown(new DOMRect(50, 25, 200, 100), true)(162.5, 87.5)).toEqual({ x: 225, y: 125 });
});

it('is the point as it is while the element has no size', () => {
  const on = shown(new DOMRect(10, 10, 0, 0), true);
  expect(on(15, 12)).toEqual({ x: 5, y: 2 });
});
