import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDrags } from '../board/board_frame';
import { CellGrid } from '../board/cell_grid';
import { Loupe } from '../board/loupe';
import type { Point } from '../board/point';
import { useBoard } from '../board/use_board';
import type { Frames } from '../conductor/contract';
import { gomokuBoard } from '../gomoku/board/craft';
import { toCells } from '../gomoku/board/layout';
import type { Overlay } from '../gomoku/board/overlay';
import { type Cell, cellAt, cellUnder } from '../gomoku/cells';
import { useGestures } from './gestures';
import type { GomokuStage } from './timeline';

/** Where pointer and keyboard are, -1 for nowhere. */
export interface Pointing {
  hover: Cell;
  focus: Cell;
}

interface StoneBoardProps {
  stage: GomokuStage;
  /** Cells along an edge. */
  size: number;
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom?: DOMRect | null;
  /** What lies over the stones; called again whenever a signal that it reads changes. */
  overlayOf(pointing: Pointing): Overlay;
  /** A cell in words. */
  labelOf(cell: Cell): string;
  /** Where the keyboard begins. */
  home: Cell;
  /** The cell that waits to be confirmed, -1 for none. */
  selected: Cell;
  onPlace(cell: Cell, touched: boolean): void;
  /** What lies over the board, given the width of its frame. */
  children?(margin: string): ComponentChildren;
}

/** A board of stones: a canvas that shows the stage, the grid for screen readers over it, and the pointer's gestures. */
export function StoneBoard(props: StoneBoardProps) {
  const { stage, size, frames, dark, overlayOf } = props;
  const hover: Signal<Cell> = useMemo(() => signal(-1), []);
  const focus: Signal<Cell> = useMemo(() => signal(-1), []);
  const finger = useSignal<Point | null>(null);
  const { frame, canvas, loop, margin } = useBoard({
    stage,
    dark,
    growFrom: props.growFrom ?? null,
    open: (element) => gomokuBoard(element, stage, frames),
    show: (board) => board.show(overlayOf({ hover: hover.value, focus: focus.value })),
  });
  const edge = `${margin.value}px`;
  useLayoutEffect(() => keepDrags(frame.current), []);

  const gestures = useGestures({ hover, finger }, props.onPlace, (event) => {
    const box = canvas.current?.getBoundingClientRect();
    const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    return { at, cell: loop.current === null ? -1 : cellUnder(size, toCells(loop.current.layout, at)) };
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid inside serves keys and readers
    <div
      ref={frame}
      class="board stone-board"
      data-testid="board"
      {...gestures}
      onContextMenu={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} class="board-canvas" />
      <CellGrid
        size={size}
        cellAt={cellAt}
        margin={edge}
        focus={focus}
        home={props.home}
        selected={props.selected}
        describedBy="board-help"
        labelOf={props.labelOf}
        onChoose={(cell) => props.onPlace(cell, false)}
      />
      <Loupe board={canvas} finger={finger} frames={frames} across={size} />
      {props.children?.(edge)}
    </div>
  );
}
