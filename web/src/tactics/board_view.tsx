import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDrags } from '../board/board_frame';
import { Loupe } from '../board/loupe';
import type { Point } from '../board/point';
import { RemarkBubble } from '../board/remark_bubble';
import { useBoard } from '../board/use_board';
import type { Frames } from '../conductor/contract';
import type { Battle } from './battle';
import { BattleCells } from './battle_cells';
import { tacticsBoard } from './board/craft';
import { cellUnder } from './board/layout';
import { overlayOf } from './board_overlay';
import { BOARD_SIZE, type Cell, centreOf } from './cells';
import { useGestures } from './gestures';
import { messages } from './words/messages';

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
  const board = useBoard({
    stage: battle.stage,
    dark,
    growFrom,
    open: (element) => tacticsBoard(element, battle.stage, frames),
    show: (loop) =>
      loop.show(overlayOf(battle, { hover: pointing.hover.value, focus: pointing.focus.value })),
  });
  const { frame, canvas, loop } = board;
  const margin = `${board.margin.value}px`;
  useLayoutEffect(() => keepDrags(frame.current), []);

  const finger = useSignal<Point | null>(null);
  const gestures = useGestures(battle, pointing.hover, finger, (event) => {
    const box = canvas.current?.getBoundingClientRect();
    const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    return { at, cell: loop.current === null ? -1 : cellUnder(loop.current.layout, at.x, at.y) };
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid inside serves keys and readers
    <div
      ref={frame}
      class="board"
      data-testid="board"
      style={{ '--board-margin': margin }}
      {...gestures}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that rests is about to drag.
        if (event instanceof PointerEvent && event.pointerType === 'touch') return;
        if (battle.counsel?.close() !== true) battle.backOut();
      }}
    >
      <canvas ref={canvas} class="board-canvas" />
      <BattleCells battle={battle} margin={margin} focus={pointing.focus} />
      <Loupe board={canvas} finger={finger} frames={frames} across={BOARD_SIZE} />
      <BattleRemark battle={battle} margin={margin} />
      {children}
    </div>
  );
}

/** Why a tap did nothing. */
function BattleRemark({ battle, margin }: { battle: Battle; margin: string }) {
  const remark = battle.remark.value;
  if (remark === null) return null;
  return (
    <RemarkBubble
      key={remark.cell}
      at={centreOf(remark.cell)}
      across={BOARD_SIZE}
      margin={margin}
      text={messages.value[remark.why]}
      onGone={() => {
        if (battle.remark.value === remark) battle.remark.value = null;
      }}
    />
  );
}
