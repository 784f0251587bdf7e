import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDrags } from '../../board/board_frame';
import { Loupe } from '../../board/later_loupe';
import type { Point } from '../../board/point';
import { RemarkBubble } from '../../board/remark_bubble';
import { useBoard } from '../../board/use_board';
import { usePointer } from '../../board/use_pointer';
import type { Frames } from '../../conductor/contract';
import { ShownStage } from '../../play/shown_stage';
import type { Battle } from '../battle/battle';
import { BattleCells } from '../battle/battle_cells';
import { type Cell, centreOf, SHAPE } from '../rules/cells';
import { unitOn } from '../rules/snapshot';
import { messages } from '../words/messages';
import { overlayOf } from './board_overlay';
import { tacticsBoard } from './craft';
import { cellUnder } from './layout';
import type { Scene } from './scene';
import type { TacticsStage } from './stage';

interface BoardProps {
  battle: Battle;
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom: DOMRect | null;
  /** What lies over the board; `--board-margin` gives them the width of its frame. */
  children?: ComponentChildren;
}

/** The board: a canvas that shows the stage, the grid for screen readers over it, and the pointer's gestures. */
export function BoardView({ battle, frames, dark, growFrom, children }: BoardProps) {
  const pointing = useMemo(() => ({ hover: signal<Cell>(-1), focus: signal<Cell>(-1) }), []);
  const stage = useMemo(() => new ShownStage<Scene, TacticsStage>(battle), [battle]);
  const board = useBoard({
    stage,
    dark,
    growFrom,
    open: (element) => tacticsBoard(element, stage, battle.stage.landscape, frames),
    show: (loop) =>
      loop.show(overlayOf(battle, { hover: pointing.hover.value, focus: pointing.focus.value })),
  });
  const { frame, canvas, loop } = board;
  const margin = `${board.margin.value}px`;
  useLayoutEffect(() => keepDrags(frame.current), []);

  const finger = useSignal<Point | null>(null);
  const pointer = usePointer(
    canvas,
    { hover: pointing.hover, finger },
    {
      cellAt: (at) => (loop.current === null ? -1 : cellUnder(loop.current.layout, at)),
      tap: (cell) => battle.tapCell(cell),
      canDrag: (from) => canBeDragged(battle, from),
      drag: (from, over) => battle.drag(from, over),
      drop: (over) => battle.drop(over),
    },
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid inside serves keys and readers
    <div
      ref={frame}
      class="board"
      data-testid="board"
      tabIndex={-1}
      style={{ '--board-margin': margin }}
      {...pointer}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that rests is about to drag.
        if (event instanceof PointerEvent && event.pointerType === 'touch') return;
        if (battle.analysis.value?.close() !== true) battle.backOut();
      }}
    >
      <canvas ref={canvas} class="board-canvas" />
      <BattleCells battle={battle} margin={margin} focus={pointing.focus} />
      <Loupe board={canvas} finger={finger} frames={frames} columns={SHAPE.columns} />
      <BattleRemark battle={battle} margin={margin} />
      {children}
    </div>
  );
}

/** Whether `cell` holds a unit that the player can act with. */
function canBeDragged(battle: Battle, cell: Cell): boolean {
  const unit = unitOn(battle.snapshot.value, cell);
  return unit !== null && unit.side === battle.mover && !unit.acted && battle.phase.value === 'player';
}

/** Why a tap did nothing. */
function BattleRemark({ battle, margin }: { battle: Battle; margin: string }) {
  const remark = battle.remark.value;
  if (remark === null) return null;
  return (
    <RemarkBubble
      key={remark.cell}
      at={centreOf(remark.cell)}
      shape={SHAPE}
      margin={margin}
      text={messages.value[remark.why]}
      onGone={() => {
        if (battle.remark.value === remark) battle.remark.value = null;
      }}
    />
  );
}
