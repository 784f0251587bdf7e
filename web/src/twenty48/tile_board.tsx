import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDrags } from '../board/board_frame';
import type { SceneSource } from '../board/board_loop';
import { CellGrid } from '../board/cell_grid';
import { holdKeys } from '../board/keys';
import { NO_CELL } from '../board/shape';
import { useBoard } from '../board/use_board';
import { usePointer } from '../board/use_pointer';
import type { Frames } from '../conductor/contract';
import { tileBoard } from './board/craft';
import { cellAtPoint } from './board/layout';
import { type Cell, cellAt, type Rank, SHAPE } from './cells';
import { type Direction, directionOfDrag } from './directions';
import type { Scene } from './scene';
import { describeCell } from './sentences';
import { messages } from './words/messages';

interface TileBoardProps {
  stage: SceneSource<Scene>;
  /** What the cells are to those who listen. */
  ranks: readonly Rank[];
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom?: DOMRect | null;
  /** A swipe; without it nobody slides here. */
  onSlide?(direction: Direction): void;
  /** A cell was chosen; without it nobody places tiles here. */
  onPlace?(cell: Cell): void;
  /** What lies over the board. */
  children?: ComponentChildren;
}

/** A board of tiles: a canvas that shows the stage, the grid for screen readers over it, and the pointer's gestures. */
export function TileBoard(props: TileBoardProps) {
  const { stage, ranks, frames, dark, growFrom = null, onSlide, onPlace } = props;
  const focus: Signal<Cell> = useMemo(() => signal(-1), []);
  const watched = onSlide === undefined && onPlace === undefined;
  const { frame, canvas, loop, margin } = useBoard({
    stage,
    dark,
    growFrom,
    open: (element) => tileBoard(element, stage, frames),
    show: (board) => board.show({ focus: focus.value }),
  });
  useLayoutEffect(() => (watched ? undefined : keepDrags(frame.current)), []);

  const pointer = usePointer(
    canvas,
    {},
    {
      cellAt: (at) => (loop.current === null ? NO_CELL : cellAtPoint(loop.current.layout, at)),
      tap: onPlace,
      swipe: onSlide === undefined ? undefined : ({ x, y }) => onSlide(directionOfDrag(x, y)),
    },
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; keys are heard everywhere
    <div
      ref={frame}
      class={watched ? 'board tile-board tile-board-watched' : 'board tile-board'}
      data-testid="board"
      {...pointer}
      tabIndex={-1}
      // Arrows slide as long as nobody walks through the cells.
      onMouseDown={holdKeys}
      onContextMenu={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} class="board-canvas" />
      <CellGrid
        shape={SHAPE}
        margin={`${margin.value / 2}px`}
        focus={focus}
        home={cellAt(0, 0)}
        selected={-1}
        describedBy={watched ? undefined : 'board-help'}
        labelOf={(cell) => describeCell(messages.value, ranks, cell)}
        onChoose={onPlace}
      />
      {props.children}
    </div>
  );
}
