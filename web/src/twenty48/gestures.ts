import { useRef } from 'preact/hooks';
import type { Cell } from './cells';
import { type Direction, directionOfDrag } from './directions';

/** A finger that has gone so far, in CSS pixels, means it. */
const THRESHOLD = 22;

interface Press {
  id: number;
  x: number;
  y: number;
  cell: Cell;
}

/**
 * The pointer's gestures: a swipe slides once, as soon as it is clear where to; the next one begins where the pointer
 * goes down anew. A press that stays where it is chooses a cell.
 */
export function useGestures(slide?: (direction: Direction) => void, place?: (cell: Cell) => void) {
  const press = useRef<Press | null>(null);
  const release = () => {
    press.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || press.current !== null) return;
      const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell;
      const { pointerId: id, clientX: x, clientY: y } = event;
      press.current = { id, x, y, cell: cell === undefined ? -1 : Number(cell) };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const start = press.current;
      if (start === null || start.id !== pointerId) return;
      const dx = clientX - start.x;
      const dy = clientY - start.y;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < THRESHOLD) return;
      // Until it is lifted, the pointer has said what it had to say.
      press.current = { ...start, id: -1 };
      slide?.(directionOfDrag(dx, dy));
    },
    onPointerUp({ pointerId }: PointerEvent) {
      const start = press.current;
      release();
      if (start !== null && start.id === pointerId && start.cell >= 0) place?.(start.cell);
    },
    onPointerCancel: release,
    onPointerLeave: release,
  };
}
