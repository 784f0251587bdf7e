import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { pointOn } from './client_point';
import { useFingers } from './fingers';
import { takeKeys } from './keys';
import type { Point } from './point';
import { type Cell, NO_CELL } from './shape';

/** A press that has gone so far, in CSS pixels, is a swipe. */
const SWIPE = 22;

/** What a board does with pointers; what is absent does not happen on it. */
export interface PointerVerbs {
  /** The cell at a point in CSS pixels from the board's corner; `NO_CELL` beside the cells. */
  cellAt(at: Point): Cell;
  /** A press has ended on the cell where it began. `touched`: by a finger or a pen. */
  tap?(cell: Cell, touched: boolean): void;
  /** A finger carries what it places: the tap is where it is lifted, wherever it came down. */
  carries?: boolean;
  /** Something on a cell can be dragged away. */
  canDrag?(from: Cell): boolean;
  /** What was on `from` hangs over a cell. */
  drag?(from: Cell, over: Cell): void;
  /** It is let go. */
  drop?(over: Cell): void;
  /** A press has gone far enough to tell where to: once, as soon as it has. */
  swipe?(step: Point): void;
}

/** What is seen of a pointer while it moves. */
export interface PointerSigns {
  /** The cell under a mouse, or under the finger that carries something; `NO_CELL` for none. */
  hover?: Signal<Cell>;
  /** Where a finger drags or carries, in CSS pixels from the board's corner; null while none does. */
  finger?: Signal<Point | null>;
}

/** A press that is not over; `spent` once it has been a swipe. */
interface Press {
  id: number;
  from: Cell;
  at: Point;
  gesture: 'rests' | 'drags' | 'spent';
}

/**
 * A board's one way to hear pointers: taps, pieces placed and dragged, swipes. A press belongs to the board until it
 * ends, wherever the pointer goes meanwhile. It comes to nothing where a second finger joins it, where the browser takes
 * it away, and where another press begins because its end was not heard. What is pressed over the board stays its own.
 */
export function usePointer(
  board: RefObject<HTMLElement | null>,
  { hover, finger }: PointerSigns,
  verbs: PointerVerbs,
) {
  const press = useRef<Press | null>(null);
  const fingers = useFingers();
  const where = (event: PointerEvent): { at: Point; cell: Cell } => {
    const at = board.current === null ? { x: 0, y: 0 } : pointOn(board.current, event);
    return { at, cell: verbs.cellAt(at) };
  };
  const hoverOver = (cell: Cell) => {
    if (hover !== undefined) hover.value = cell;
  };
  const followFinger = (at: Point | null) => {
    if (finger !== undefined) finger.value = at;
  };
  const release = () => {
    press.current = null;
    followFinger(null);
  };
  /** Ends a press that comes to nothing: what it dragged is back where it was. */
  const abandon = () => {
    const pressed = press.current;
    if (pressed === null) return;
    release();
    if (pressed.gesture === 'drags') verbs.drag?.(pressed.from, pressed.from);
    hoverOver(NO_CELL);
  };
  fingers.onSecond = abandon;
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || isOverBoard(event.target)) return;
      abandon();
      if (fingers.many && event.pointerType === 'touch') return;
      const { at, cell } = where(event);
      press.current = { id: event.pointerId, from: cell, at, gesture: 'rests' };
      capture(event);
      if (verbs.carries && isTouch(event)) hoverOver(cell);
    },
    onPointerMove(event: PointerEvent) {
      if (isReleased(event)) abandon();
      const { at, cell } = where(event);
      const touched = isTouch(event);
      if (!touched) hoverOver(cell);
      const pressed = press.current;
      if (pressed === null || pressed.id !== event.pointerId) return;
      if (pressed.gesture === 'rests') pressed.gesture = gestureOf(pressed, at, cell, verbs);
      if (pressed.gesture === 'drags') {
        verbs.drag?.(pressed.from, cell);
        if (touched) followFinger(at);
      } else if (pressed.gesture === 'rests' && verbs.carries && touched && pressed.from !== NO_CELL) {
        hoverOver(cell);
        followFinger(at);
      }
    },
    onPointerUp(event: PointerEvent) {
      const pressed = press.current;
      if (pressed === null || pressed.id !== event.pointerId) return;
      const touched = isTouch(event);
      release();
      takeKeys(event.currentTarget as HTMLElement);
      if (touched) hoverOver(NO_CELL);
      const { cell } = where(event);
      if (pressed.gesture === 'drags') verbs.drop?.(cell);
      if (pressed.gesture !== 'rests' || pressed.from === NO_CELL || cell === NO_CELL) return;
      if (cell === pressed.from || (touched && verbs.carries)) verbs.tap?.(cell, touched);
    },
    onPointerCancel(event: PointerEvent) {
      if (press.current?.id === event.pointerId) abandon();
      hoverOver(NO_CELL);
    },
    onLostPointerCapture(event: PointerEvent) {
      // After the press's end, or instead of it.
      if (event.target === event.currentTarget && press.current?.id === event.pointerId) abandon();
    },
    onPointerLeave(event: PointerEvent) {
      if (!isTouch(event)) hoverOver(NO_CELL);
    },
  };
}

/** What becomes of a resting press whose pointer is at a point, over a cell. */
function gestureOf(press: Press, at: Point, cell: Cell, { swipe, canDrag }: PointerVerbs): Press['gesture'] {
  const step = { x: at.x - press.at.x, y: at.y - press.at.y };
  if (swipe !== undefined && Math.max(Math.abs(step.x), Math.abs(step.y)) >= SWIPE) {
    swipe(step);
    return 'spent';
  }
  return cell !== press.from && press.from !== NO_CELL && canDrag?.(press.from) ? 'drags' : 'rests';
}

function isTouch({ pointerType }: PointerEvent): boolean {
  return pointerType !== 'mouse';
}

/**
 * Whether a mouse that moves has no button down, so that the end of a press was not heard; who makes events up need not
 * tell of buttons.
 */
function isReleased({ isTrusted, pointerType, buttons }: PointerEvent): boolean {
  return isTrusted && pointerType === 'mouse' && buttons === 0;
}

/** Whether what is pressed lies over the board and hears for itself. */
function isOverBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary') !== null;
}

/** Every event of the press comes to the board from here on. */
function capture({ currentTarget, pointerId }: PointerEvent): void {
  try {
    (currentTarget as Element).setPointerCapture(pointerId);
  } catch {
    // The pointer is gone already, or is not a browser's own: then its events come as far as they come.
  }
}
