// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Point } from '../../../web/src/board/point';
import { NO_CELL } from '../../../web/src/board/shape';
import { type PointerVerbs, usePointer } from '../../../web/src/board/use_pointer';

const hover = signal(NO_CELL);
const finger = signal<Point | null>(null);

/** A board of one row, its cells 100 pixels wide, with a button over it. */
function Board(verbs: Omit<PointerVerbs, 'cellAt'>) {
  const board = useRef<HTMLDivElement>(null);
  const cellAt = ({ x, y }: Point) => (y < 0 || y >= 100 ? NO_CELL : Math.floor(x / 100));
  const pointer = usePointer(board, { hover, finger }, { ...verbs, cellAt });
  return (
    <div ref={board} id="board" {...pointer}>
      <button type="button">Menu</button>
    </div>
  );
}

function open(verbs: Omit<PointerVerbs, 'cellAt'>): void {
  act(() => render(<Board {...verbs} />, document.body));
}

function point(type: string, x: number, y = 50, more: PointerEventInit = {}, target = '#board'): void {
  const init = { clientX: x, clientY: y, button: 0, pointerId: 1, pointerType: 'touch', bubbles: true };
  act(() => void document.querySelector(target)!.dispatchEvent(new PointerEvent(type, { ...init, ...more })));
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 100));
});

afterEach(() => {
  act(() => render(null, document.body));
  hover.value = NO_CELL;
  vi.restoreAllMocks();
});

describe('a swipe', () => {
  it('is one, as soon as it is clear where to, however far it goes on', () => {
    const [swipe, tap] = [vi.fn(), vi.fn()];
    open({ swipe, tap });
    point('pointerdown', 50);
    point('pointermove', 60);
    expect(swipe).not.toHaveBeenCalled();
    point('pointermove', 80, 55);
    point('pointermove', 300);
    point('pointerup', 300);
    expect(swipe.mock.calls).toEqual([[{ x: 30, y: 5 }]]);
    expect(tap).not.toHaveBeenCalled();
  });

  it('is none where the press stays', () => {
    const [swipe, tap] = [vi.fn(), vi.fn()];
    open({ swipe, tap });
    point('pointerdown', 50);
    point('pointerup', 55);
    expect(swipe).not.toHaveBeenCalled();
    expect(tap.mock.calls).toEqual([[0, true]]);
  });
});

describe('a finger that carries', () => {
  it('places where it is lifted, and is seen on its way', () => {
    const tap = vi.fn();
    open({ carries: true, tap });
    point('pointerdown', 50);
    point('pointermove', 250);
    expect([hover.value, finger.value]).toEqual([2, { x: 250, y: 50 }]);
    point('pointerup', 250);
    expect(tap.mock.calls).toEqual([[2, true]]);
    expect([hover.value, finger.value]).toEqual([NO_CELL, null]);
  });

  it('places nothing beside the cells, or where the browser takes it away', () => {
    const tap = vi.fn();
    open({ carries: true, tap });
    point('pointerdown', 50);
    point('pointerup', 50, -20);
    point('pointerdown', 50);
    point('pointercancel', 50);
    point('pointerup', 50);
    expect(tap).not.toHaveBeenCalled();
    expect(finger.value).toBeNull();
  });
});

describe('a mouse', () => {
  const mouse = { pointerType: 'mouse' };

  it('hovers, and taps only the cell that it pressed', () => {
    const tap = vi.fn();
    open({ carries: true, tap });
    point('pointermove', 150, 50, mouse);
    expect(hover.value).toBe(1);
    point('pointerdown', 150, 50, mouse);
    point('pointerup', 250, 50, mouse);
    expect(tap).not.toHaveBeenCalled();
    point('pointerdown', 250, 50, mouse);
    point('pointerup', 250, 50, mouse);
    expect(tap.mock.calls).toEqual([[2, false]]);
    point('pointerleave', 250, 50, mouse);
    expect(hover.value).toBe(NO_CELL);
  });

  it('drags what can be dragged, over the board’s edge too', () => {
    const [drag, drop, tap] = [vi.fn(), vi.fn(), vi.fn()];
    open({ canDrag: (from) => from === 1, drag, drop, tap });
    point('pointerdown', 150, 50, mouse);
    point('pointermove', 250, 50, mouse);
    point('pointermove', 250, 150, mouse);
    point('pointerup', 250, 150, mouse);
    expect(drag.mock.calls).toEqual([
      [1, 2],
      [1, NO_CELL],
    ]);
    expect(drop.mock.calls).toEqual([[NO_CELL]]);
    point('pointerdown', 50, 50, mouse);
    point('pointermove', 150, 50, mouse);
    point('pointerup', 150, 50, mouse);
    expect([drag.mock.calls.length, tap.mock.calls.length]).toEqual([2, 0]);
  });

  it('holds on to its press until it ends, but leaves buttons over the board alone', () => {
    const held = vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
    const tap = vi.fn();
    open({ tap });
    point('pointerdown', 50, 50, { ...mouse, button: 2 });
    point('pointerdown', 50, 50, mouse, 'button');
    expect(held).not.toHaveBeenCalled();
    point('pointerdown', 50, 50, mouse);
    expect(held.mock.calls).toEqual([[1]]);
    point('pointerup', 50, 50, mouse);
    expect(tap.mock.calls).toEqual([[0, false]]);
  });
});

describe('a press whose end was not heard', () => {
  it.each(['mouse', 'touch', 'pen'])('gives way to the next one of a %s', (pointerType) => {
    const tap = vi.fn();
    open({ tap });
    point('pointerdown', 50, 50, { pointerType });
    point('pointerdown', 250, 50, { pointerType });
    point('pointerup', 250, 50, { pointerType });
    expect(tap.mock.calls).toEqual([[2, pointerType !== 'mouse']]);
  });

  it('gives way to the first finger that comes down after it', () => {
    const [swipe, tap] = [vi.fn(), vi.fn()];
    open({ swipe, tap });
    point('pointerdown', 50, 50, { pointerId: 4, isPrimary: true });
    point('pointerdown', 250, 50, { pointerId: 5, isPrimary: true });
    point('pointermove', 255, 50, { pointerId: 4, isPrimary: true });
    point('pointerup', 250, 50, { pointerId: 5, isPrimary: true });
    expect(tap.mock.calls).toEqual([[2, true]]);
    expect(swipe).not.toHaveBeenCalled();
  });

  it('has dragged nothing', () => {
    const [drag, drop, tap] = [vi.fn(), vi.fn(), vi.fn()];
    open({ canDrag: () => true, drag, drop, tap });
    point('pointerdown', 50);
    point('pointermove', 250);
    point('lostpointercapture', 250);
    point('pointerup', 250);
    expect(drag.mock.calls).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(hover.value).toBe(NO_CELL);
    point('pointerdown', 150);
    point('pointerup', 150);
    expect([drop.mock.calls, tap.mock.calls]).toEqual([[], [[1, true]]]);
  });
});

describe('two fingers', () => {
  const second = { pointerId: 2 };

  it('play nothing until both are lifted', () => {
    const [swipe, tap] = [vi.fn(), vi.fn()];
    open({ swipe, tap });
    point('pointerdown', 50);
    point('pointerdown', 250, 50, second);
    point('pointermove', 100);
    point('pointermove', 200, 50, second);
    point('pointerup', 200, 50, second);
    point('pointerdown', 250, 50, second);
    point('pointerup', 250, 50, second);
    point('pointerup', 100);
    expect([swipe.mock.calls, tap.mock.calls]).toEqual([[], []]);
    point('pointerdown', 250, 50, second);
    point('pointerup', 250, 50, second);
    expect(tap.mock.calls).toEqual([[2, true]]);
  });

  it('play nothing either where one of them is beside the board or on a button over it', () => {
    const tap = vi.fn();
    open({ carries: true, tap });
    for (const target of ['body', 'button']) {
      point('pointerdown', 50);
      point('pointermove', 150);
      point('pointerdown', 700, 50, second, target);
      expect([hover.value, finger.value]).toEqual([NO_CELL, null]);
      point('pointerup', 150);
      point('pointerup', 700, 50, second, target);
    }
    point('pointerdown', 700, 50, {}, 'body');
    point('pointerdown', 50, 50, second);
    point('pointerup', 50, 50, second);
    point('pointercancel', 700, 50, {}, 'body');
    expect(tap).not.toHaveBeenCalled();
  });

  it('do not stop a mouse or a pen', () => {
    const tap = vi.fn();
    open({ tap });
    point('pointerdown', 50);
    point('pointerdown', 250, 50, second);
    point('pointerdown', 150, 50, { pointerType: 'pen', pointerId: 3 });
    point('pointerup', 150, 50, { pointerType: 'pen', pointerId: 3 });
    expect(tap.mock.calls).toEqual([[1, true]]);
  });
});
