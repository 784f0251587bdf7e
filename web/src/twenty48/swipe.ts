import { useRef } from 'preact/hooks';
import { type Direction, directionOfDrag } from './directions';

/** A finger that has gone so far, in CSS pixels, means it. */
const THRESHOLD = 22;

/**
 * The pointer's gestures: a swipe slides once, as soon as it is clear where to; the next one begins where the pointer
 * goes down anew.
 */
export function useSwipe(slide: (direction: Direction) => void) {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  const release = () => {
    from.current = null;
  };
  return {
    onPointerDown({ button, pointerId: id, clientX: x, clientY: y }: PointerEvent) {
      if (button === 0 && from.current === null) from.current = { id, x, y };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const start = from.current;
      if (start === null || start.id !== pointerId) return;
      const dx = clientX - start.x;
      const dy = clientY - start.y;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < THRESHOLD) return;
      from.current = { id: -1, x: 0, y: 0 };
      slide(directionOfDrag(dx, dy));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };
}
