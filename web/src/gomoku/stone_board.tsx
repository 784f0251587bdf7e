import { effect, type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { growBoard, keepDrags } from '../board/board_frame';
import { CellGrid } from '../board/cell_grid';
import { Loupe } from '../board/loupe';
import type { Point } from '../board/point';
import type { Frames } from '../conductor/contract';
import { type GomokuBoardLoop, gomokuBoard } from './board/craft';
import { toCells } from './board/layout';
import type { Overlay } from './board/overlay';
import { type Cell, cellAt, cellUnder } from './cells';
import { useGestures } from './gestures';
import type { GomokuStage } from './stage';

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
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<GomokuBoardLoop | null>(null);
  /** How often fonts have come since. */
  const fonts = useRef(0);
  const hover: Signal<Cell> = useMemo(() => signal(-1), []);
  const focus: Signal<Cell> = useMemo(() => signal(-1), []);
  const finger = useSignal<Point | null>(null);
  const margin = useSignal('0px');
  const theme = dark ? 'dark' : 'light';

  const fit = () => {
    if (frame.current === null || loop.current === null) return;
    loop.current.fit(frame.current.clientWidth, devicePixelRatio, `${theme} ${fonts.current}`);
    margin.value = `${loop.current.layout.margin / loop.current.layout.ratio}px`;
  };

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const board = gomokuBoard(canvas.current, stage, frames);
    loop.current = board;
    const stop = effect(() => board.show(overlayOf({ hover: hover.value, focus: focus.value })));
    return () => {
      stop();
      board.dispose();
    };
  }, [stage]);

  useLayoutEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(fit);
    observer.observe(frame.current);
    fit();
    // The names of rows and columns are part of the painted wood: once a font has come, it is painted again.
    const repaint = () => {
      fonts.current += 1;
      fit();
    };
    document.fonts?.addEventListener('loadingdone', repaint);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', repaint);
    };
  }, [stage, theme]);

  useLayoutEffect(() => keepDrags(frame.current), []);
  useLayoutEffect(() => growBoard(frame.current, props.growFrom ?? null), []);

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
        margin={margin.value}
        focus={focus}
        home={props.home}
        selected={props.selected}
        describedBy="board-help"
        labelOf={props.labelOf}
        onChoose={(cell) => props.onPlace(cell, false)}
      />
      <Loupe board={canvas} finger={finger} frames={frames} across={size} />
      {props.children?.(margin.value)}
    </div>
  );
}
