import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Point } from '../board/point';
import type { Cell } from '../gomoku/cells';

/** Where a pointer is: in CSS pixels from the board's corner, and on which cell, -1 beside them. */
interface Place {
  at: Point;
  cell: Cell;
}

interface Pointing {
  /** The cell under the pointer, where a stone is shown that could be placed. */
  hover: Signal<Cell>;
  /** Where a finger rests or moves; null while none does. */
  finger: Signal<Point | null>;
}

/**
 * The pointer's gestures: a click places a stone; a finger carries one, under the loupe, and places it where it is
 * lifted. A finger lifted beside the cells places nothing.
 */
export function useGestures(
  { hover, finger }: Pointing,
  place: (cell: Cell, touched: boolean) => void,
  placeOf: (event: PointerEvent) => Place,
) {
  const pressed = useRef<Cell>(-1);
  const release = () => {
    pressed.current = -1;
    finger.value = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      const { cell } = placeOf(event);
      pressed.current = cell;
      if (event.pointerType === 'mouse') return;
      hover.value = cell;
    },
    onPointerMove(event: PointerEvent) {
      const { at, cell } = placeOf(event);
      if (event.pointerType === 'mouse') {
        hover.value = cell;
      } else if (pressed.current >= 0) {
        hover.value = cell;
        finger.value = at;
      }
    },
    onPointerUp(event: PointerEvent) {
      const from = pressed.current;
      const touched = event.pointerType !== 'mouse';
      release();
      if (touched) hover.value = -1;
      if (from < 0 || event.button !== 0) return;
      const { cell } = placeOf(event);
      if (cell >= 0 && (touched || cell === from)) place(cell, touched);
    },
    onPointerCancel() {
      release();
      hover.value = -1;
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') hover.value = -1;
    },
  };
}
