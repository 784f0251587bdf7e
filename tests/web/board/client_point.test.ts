// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
  document.body.style.removeProperty('zoom');
});

/** An element of 400 by 200 CSS pixels that is shown as `box`; `zoomsBoxes`: as by a browser whose boxes are zoomed. */
async function shown(box: DOMRect, zoomsBoxes: boolean) {
  const element = document.createElement('div');
  document.body.append(element);
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this === element) return box;
    return new DOMRect(0, 0, this.style.getPropertyValue('zoom') !== '' && zoomsBoxes ? 50 : 100, 0);
  });
  const { pointOn } = await import('../../../web/src/board/client_point');
  return (clientX: number, clientY: number) => pointOn(element, { clientX, clientY });
}

it('is a point in the element’s own pixels', async () => {
  const on = await shown(new DOMRect(100, 50, 400, 200), true);
  expect(on(325, 175)).toEqual({ x: 225, y: 125 });
});

it('is the same point however the element is scaled, to either side', async () => {
  const on = await shown(new DOMRect(80, 40, 320, 400), true);
  expect(on(260, 290)).toEqual({ x: 225, y: 125 });
});

it('counts with the zoom of what it stands in where the browser’s boxes do not', async () => {
  document.body.style.setProperty('zoom', '0.5');
  const on = await shown(new DOMRect(100, 50, 400, 200), false);
  expect(on(162.5, 87.5)).toEqual({ x: 225, y: 125 });
});

it('is the point as it is while the element has no size', async () => {
  const on = await shown(new DOMRect(10, 10, 0, 0), true);
  expect(on(15, 12)).toEqual({ x: 5, y: 2 });
});
