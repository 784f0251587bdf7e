import { effect, type Signal, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { growBoard, keepDrags } from '../board/board_frame';
import { CellGrid } from '../board/cell_grid';
import type { Frames } from '../conductor/contract';
import { messages } from '../i18n/messages';
import { type TileBoardLoop, tileBoard } from './board/craft';
import { ACROSS, type Cell, cellAt, type Rank } from './cells';
import type { Direction } from './directions';
import { useGestures } from './gestures';
import type { TileStage } from './stage';
import { describeCell } from './words';

interface TileBoardProps {
  stage: TileStage;
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
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<TileBoardLoop | null>(null);
  /** How often fonts have come since. */
  const fonts = useRef(0);
  const focus: Signal<Cell> = useMemo(() => signal(-1), []);
  const margin = useSignal('0px');
  const theme = dark ? 'dark' : 'light';
  const watched = onSlide === undefined && onPlace === undefined;

  const fit = () => {
    if (frame.current === null || loop.current === null) return;
    loop.current.fit(frame.current.clientWidth, devicePixelRatio, `${theme} ${fonts.current}`);
    margin.value = `${loop.current.layout.margin / loop.current.layout.ratio / 2}px`;
  };

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const board = tileBoard(canvas.current, stage, frames);
    loop.current = board;
    const stop = effect(() => board.show({ focus: focus.value }));
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
    // The numbers are part of the painted tiles: once a font has come, they are painted again.
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

  useLayoutEffect(() => (watched ? undefined : keepDrags(frame.current)), []);
  useLayoutEffect(() => growBoard(frame.current, growFrom), []);

  const gestures = useGestures(onSlide, onPlace);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; keys are heard everywhere
    <div
      ref={frame}
      class={watched ? 'board tile-board tile-board-watched' : 'board tile-board'}
      data-testid="board"
      {...gestures}
      // A press must not take the keys to a cell: arrows slide as long as nobody walks through the cells.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <canvas ref={canvas} class="board-canvas" />
      <CellGrid
        size={ACROSS}
        cellAt={cellAt}
        margin={margin.value}
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
