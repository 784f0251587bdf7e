import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDrags } from '../../board/board_frame';
import { CellGrid } from '../../board/cell_grid';
import { useBoard } from '../../board/use_board';
import { usePointer } from '../../board/use_pointer';
import type { Frames } from '../../conductor/contract';
import { describeCell } from '../battle/sentences';
import { tacticsBoard } from '../board/craft';
import { BARE } from '../board/landscape';
import { cellUnder } from '../board/layout';
import { EMPTY_OVERLAY } from '../board/overlay';
import { type Cell, SHAPE } from '../rules/cells';
import { messages as tacticsWords } from '../words/messages';
import { type MapEditor, snapshotOf } from './map_editor';

const MIDDLE: Cell = 44;

interface MapBoardProps {
  edited: MapEditor;
  frames: Frames;
  dark: boolean;
  /** Cells that a note is about, to be shown. */
  noted: readonly Cell[];
}

/** The map under the player's pencil: a press changes a cell, a drag all cells that it passes. */
export function MapBoard({ edited, frames, dark, noted }: MapBoardProps) {
  const pointing = useMemo(() => ({ hover: signal<Cell>(-1), focus: signal<Cell>(-1) }), []);
  const marked = useMemo(() => signal(noted), []);
  marked.value = noted;
  const { frame, canvas, loop, margin } = useBoard({
    stage: edited,
    dark,
    growFrom: null,
    open: (element) => tacticsBoard(element, edited, BARE, frames),
    show: (board) =>
      board.show({
        ...EMPTY_OVERLAY,
        hover: pointing.hover.value,
        focus: pointing.focus.value,
        danger: marked.value,
      }),
  });
  useLayoutEffect(() => keepDrags(frame.current), []);
  const pointer = usePointer(
    canvas,
    { hover: pointing.hover },
    {
      cellAt: (at) => (loop.current === null ? -1 : cellUnder(loop.current.layout, at)),
      tap: (cell) => edited.press(cell),
      canDrag: () => true,
      drag(from, over) {
        edited.paint(from);
        if (over >= 0) edited.paint(over);
      },
      drop: () => edited.lift(),
    },
  );
  const snapshot = snapshotOf(edited.map.value);
  const edge = `${margin.value}px`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid inside serves keys and readers
    <div
      ref={frame}
      class="board"
      data-testid="board"
      tabIndex={-1}
      {...pointer}
      onContextMenu={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} class="board-canvas" />
      <CellGrid
        shape={SHAPE}
        margin={edge}
        focus={pointing.focus}
        home={MIDDLE}
        selected={-1}
        describedBy="map-editor-help"
        labelOf={(cell) => describeCell(tacticsWords.value, snapshot, cell, [])}
        onChoose={(cell) => edited.press(cell)}
      />
    </div>
  );
}
