import { type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDrags } from '../board/board_frame';
import type { SceneSource } from '../board/board_loop';
import { CellGrid } from '../board/cell_grid';
import { Loupe } from '../board/later_loupe';
import { toCells } from '../board/layout';
import type { Point } from '../board/point';
import { type Cell, cellUnder, NO_CELL, type Shape } from '../board/shape';
import { useBoard } from '../board/use_board';
import { usePointer } from '../board/use_pointer';
import type { Frames } from '../conductor/contract';
import type { Pointing } from './board_overlay';
import { openBoard } from './open_board';
import type { Overlay } from './overlay';
import type { Look } from './spec';

export interface PlayBoardProps {
  stage: SceneSource<unknown>;
  shape: Shape;
  look: Pick<Look, 'edge' | 'painter'>;
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom?: DOMRect | null;
  /** What lies over the pieces; called again whenever a signal that it reads changes. */
  overlayOf(pointing: Pointing): Overlay;
  /** A cell in words. */
  labelOf(cell: Cell): string;
  /** Where the keyboard begins. */
  home: Cell;
  /** The cell that waits to be confirmed, or whose piece is chosen; `NO_CELL` for none. */
  selected: Cell;
  onChoose(cell: Cell, touched: boolean): void;
  /** Pieces can be dragged; where they are placed instead, a finger carries one. */
  drags?: Drags;
  /** What lies over the board, given the width of its frame. */
  children?(margin: string): ComponentChildren;
}

/** How pieces are dragged. */
export interface Drags {
  can(from: Cell): boolean;
  take(from: Cell): void;
  drop(cell: Cell): void;
}

/** A board to play on: a canvas that shows the stage, the grid for screen readers over it, and the pointer. */
export function PlayBoard(props: PlayBoardProps) {
  const { stage, shape, frames, dark, overlayOf, drags } = props;
  const hover: Signal<Cell> = useMemo(() => signal(NO_CELL), []);
  const focus: Signal<Cell> = useMemo(() => signal(NO_CELL), []);
  const finger = useSignal<Point | null>(null);
  const { frame, canvas, loop, margin } = useBoard({
    stage,
    dark,
    growFrom: props.growFrom ?? null,
    open: (element) => openBoard(element, props.stage, props.shape, props.look, props.frames),
    show: (board) => board.show(overlayOf({ hover: hover.value, focus: focus.value })),
  });
  const edge = `${margin.value}px`;
  useLayoutEffect(() => keepDrags(frame.current), []);

  const pointer = usePointer(
    canvas,
    { hover, finger },
    {
      cellAt: (at) => (loop.current === null ? NO_CELL : cellUnder(shape, toCells(loop.current.layout, at))),
      tap: props.onChoose,
      carries: drags === undefined,
      canDrag: drags?.can,
      drag(from, over) {
        drags?.take(from);
        hover.value = over;
      },
      drop(over) {
        hover.value = NO_CELL;
        drags?.drop(over);
      },
    },
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid inside serves keys and readers
    <div
      ref={frame}
      class="board play-board"
      data-testid="board"
      tabIndex={-1}
      {...pointer}
      onContextMenu={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} class="board-canvas" />
      <CellGrid
        shape={shape}
        margin={edge}
        focus={focus}
        home={props.home}
        selected={props.selected}
        describedBy="board-help"
        labelOf={props.labelOf}
        onChoose={(cell) => props.onChoose(cell, false)}
      />
      <Loupe board={canvas} finger={finger} frames={frames} columns={shape.columns} />
      {props.children?.(edge)}
    </div>
  );
}
