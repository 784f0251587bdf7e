import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Frames } from '../../conductor/contract';
import type { Point } from '../point';

/** Cells below this size, in CSS pixels, hide under a fingertip. */
const FINGERTIP = 44;
/** How much larger the loupe shows the board. */
const ZOOM = 1.7;
/** Diameter in CSS pixels. */
const SIZE = 116;
/** From the finger to the loupe's edge, in CSS pixels. */
const DISTANCE = 34;

interface LoupeProps {
  board: RefObject<HTMLCanvasElement | null>;
  /** Where the finger drags, in CSS pixels from the board's corner; null while it does not. */
  finger: Signal<Point | null>;
  frames: Frames;
  /** Of the board. */
  columns: number;
}

/** On small boards: what is under the dragging finger, larger and beside it. */
export function Loupe({ board, finger, frames, columns }: LoupeProps) {
  const glass = useRef<HTMLCanvasElement>(null);
  const at = finger.value;
  const width = board.current?.clientWidth ?? 0;
  const shows = at !== null && width > 0 && width / columns < FINGERTIP;
  useEffect(() => {
    if (!shows) return;
    return frames.each(() => {
      if (board.current !== null && glass.current !== null && finger.value !== null) {
        magnify(board.current, glass.current, finger.value);
      }
    });
  }, [shows, frames]);
  if (!shows) return null;
  return <canvas ref={glass} class="loupe" data-testid="loupe" style={placeOver(at, width)} />;
}

/** Above the finger; where there is no room above, to the side that has more. */
function placeOver(at: Point, width: number): { left: string; top: string } {
  const above = at.y - DISTANCE - SIZE;
  const aside = at.x > width / 2 ? at.x - DISTANCE - SIZE : at.x + DISTANCE;
  const left = above >= 0 ? Math.min(Math.max(at.x - SIZE / 2, 0), width - SIZE) : aside;
  return { left: `${left}px`, top: `${Math.max(above, 0)}px` };
}

function magnify(board: HTMLCanvasElement, glass: HTMLCanvasElement, at: Point): void {
  const ratio = board.width / board.clientWidth;
  const size = Math.round(SIZE * ratio);
  if (glass.width !== size) {
    glass.width = size;
    glass.height = size;
  }
  const seen = size / ZOOM;
  const context = glass.getContext('2d');
  context?.clearRect(0, 0, size, size);
  context?.drawImage(board, at.x * ratio - seen / 2, at.y * ratio - seen / 2, seen, seen, 0, 0, size, size);
}
