import { effect, type Signal, signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { growBoard, keepDrags } from '../board/board_frame';
import { CellGrid } from '../board/cell_grid';
import type { Frames } from '../conductor/contract';
import { messages } from '../i18n/messages';
import { type TileBoardLoop, tileBoard } from './board/craft';
import { ACROSS, type Cell, cellAt } from './cells';
import { HintArrows } from './hint_arrows';
import { useSwipe } from './swipe';
import type { Twenty48Game } from './twenty48_game';
import { describeCell } from './words';

interface BoardProps {
  game: Twenty48Game;
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom: DOMRect | null;
  /** The engine's alone: nobody slides or asks. */
  watched?: boolean;
}

/** The board of a game: a canvas that shows the stage, the grid for screen readers over it, swipes, and the hint. */
export function BoardView({ game, frames, dark, growFrom, watched = false }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<TileBoardLoop | null>(null);
  /** How often fonts have come since. */
  const fonts = useRef(0);
  const focus: Signal<Cell> = useMemo(() => signal(-1), []);
  const margin = useSignal('0px');
  const theme = dark ? 'dark' : 'light';
  const { stage } = game;

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

  const gestures = useSwipe((direction) => game.play(direction));
  const { ranks } = game.snapshot.value;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; keys are heard everywhere
    <div
      ref={frame}
      class={watched ? 'board tile-board tile-board-watched' : 'board tile-board'}
      data-testid="board"
      {...(watched ? {} : gestures)}
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
      />
      {watched ? null : <HintArrows game={game} />}
    </div>
  );
}
