import { effect, type Signal, signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { growBoard, keepDrags } from '../board/board_frame';
import { CellGrid } from '../board/cell_grid';
import { Loupe } from '../board/loupe';
import type { Point } from '../board/point';
import { RemarkBubble } from '../board/remark_bubble';
import type { Frames } from '../conductor/contract';
import { messages } from '../i18n/messages';
import type { Analyst } from './analysis/analyst';
import { type GomokuBoardLoop, gomokuBoard } from './board/craft';
import { toCells } from './board/layout';
import { overlayOf } from './board_overlay';
import { type Cell, cellAt, cellUnder, crossingOf } from './cells';
import { useGestures } from './gestures';
import type { GomokuGame } from './gomoku_game';
import type { Preferences } from './preferences';
import { describeCell } from './words';

interface BoardProps {
  game: GomokuGame;
  analyst: Analyst;
  preferences: Preferences;
  frames: Frames;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom: DOMRect | null;
}

/** The board: a canvas that shows the stage, the grid for screen readers over it, and the pointer's gestures. */
export function BoardView({ game, analyst, preferences, frames, dark, growFrom }: BoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<GomokuBoardLoop | null>(null);
  const hover = useMemo(() => signal<Cell>(-1), []);
  const focus = useMemo(() => signal<Cell>(-1), []);
  const finger = useSignal<Point | null>(null);
  const margin = useSignal('0px');
  const { size } = game.settings;
  const theme = dark ? 'dark' : 'light';

  const fit = () => {
    if (frame.current === null || loop.current === null) return;
    loop.current.fit(frame.current.clientWidth, devicePixelRatio, theme);
    margin.value = `${loop.current.layout.margin / loop.current.layout.ratio}px`;
  };

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const board = gomokuBoard(canvas.current, game.stage, frames);
    loop.current = board;
    const stop = effect(() => {
      const pointing = { hover: hover.value, focus: focus.value };
      board.show(overlayOf(game, analyst, pointing, preferences.numbers.value));
    });
    return () => {
      stop();
      board.dispose();
    };
  }, [game]);

  useLayoutEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(fit);
    observer.observe(frame.current);
    fit();
    return () => observer.disconnect();
  }, [game, theme]);

  useLayoutEffect(() => keepDrags(frame.current), []);
  useLayoutEffect(() => growBoard(frame.current, growFrom), []);

  const pointing = { hover, finger, confirms: () => preferences.confirm.value };
  const gestures = useGestures(game, pointing, (event) => {
    const box = canvas.current?.getBoundingClientRect();
    const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
    return { at, cell: loop.current === null ? -1 : cellUnder(size, toCells(loop.current.layout, at)) };
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointers only; the grid inside serves keys and readers
    <div ref={frame} class="board stone-board" data-testid="board" {...gestures} onContextMenu={refuse}>
      <canvas ref={canvas} class="board-canvas" />
      <Cells game={game} margin={margin.value} focus={focus} />
      <Loupe board={canvas} finger={finger} frames={frames} across={size} />
      <BoardRemark game={game} margin={margin.value} />
    </div>
  );
}

/** A finger that rests carries a stone. */
function refuse(event: Event): void {
  event.preventDefault();
}

interface CellsProps {
  game: GomokuGame;
  margin: string;
  focus: Signal<Cell>;
}

function Cells({ game, margin, focus }: CellsProps) {
  const t = messages.value;
  const snapshot = game.snapshot.value;
  const { size } = snapshot;
  const middle = Math.floor((size - 1) / 2);
  return (
    <CellGrid
      size={size}
      cellAt={cellAt}
      margin={margin}
      focus={focus}
      home={snapshot.stones.at(-1)?.cell ?? cellAt(middle, middle)}
      selected={game.aim.value}
      describedBy="board-help"
      labelOf={(cell) => describeCell(t, snapshot, cell)}
      onChoose={(cell) => game.tap(cell)}
    />
  );
}

function BoardRemark({ game, margin }: { game: GomokuGame; margin: string }) {
  const remark = game.remark.value;
  if (remark === null) return null;
  return (
    <RemarkBubble
      key={remark.cell}
      at={crossingOf(remark.cell)}
      across={game.settings.size}
      margin={margin}
      text={messages.value[remark.why]}
      onGone={() => {
        if (game.remark.value === remark) game.remark.value = null;
      }}
    />
  );
}
