import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Point } from '../board/point';
import type { Battle } from './battle';
import type { Cell } from './cells';
import { unitOn } from './snapshot';

/** Where a pointer is: in CSS pixels from the board's corner, and on which cell, -1 beside them. */
interface Place {
  at: Point;
  cell: Cell;
}

/**
 * The pointer's gestures on a board: a tap, and a drag from a unit to where it should go; the path follows. `hover` is
 * set to the cell under a mouse, `finger` to where a finger drags, null while none does.
 */
export function useGestures(
  battle: Battle,
  hover: Signal<Cell>,
  finger: Signal<Point | null>,
  placeOf: (event: PointerEvent) => Place,
) {
  const pressed = useRef<Cell>(-1);
  const dragging = useRef(false);
  const release = () => {
    pressed.current = -1;
    dragging.current = false;
    finger.value = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0) pressed.current = placeOf(event).cell;
    },
    onPointerMove(event: PointerEvent) {
      const { at, cell } = placeOf(event);
      if (event.pointerType === 'mouse') hover.value = cell;
      if (event.buttons !== 1 || pressed.current < 0) return;
      if (!dragging.current && (cell === pressed.current || !canBeDragged(battle, pressed.current))) return;
      dragging.current = true;
      battle.drag(pressed.current, cell);
      if (event.pointerType !== 'mouse') finger.value = at;
    },
    onPointerUp(event: PointerEvent) {
      const from = pressed.current;
      const dragged = dragging.current;
      release();
      if (from < 0 || event.button !== 0) return;
      const { cell } = placeOf(event);
      if (dragged) battle.drop(cell);
      else if (cell === from) battle.tapCell(cell);
    },
    onPointerCancel() {
      release();
      hover.value = -1;
    },
    onPointerLeave() {
      hover.value = -1;
    },
  };
}

/** Whether `cell` holds a unit that the player can act with. */
function canBeDragged(battle: Battle, cell: Cell): boolean {
  const unit = unitOn(battle.snapshot.value, cell);
  return (
    unit !== null && unit.side === battle.settings.side && !unit.acted && battle.phase.value === 'player'
  );
}
