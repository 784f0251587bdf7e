import { effect, signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Frames } from '../conductor/contract';
import { messages } from '../i18n/messages';
import type { Battle } from './battle';
import { BattleCells } from './battle_cells';
import { cellUnder } from './board/layout';
import { BoardLoop } from './board_loop';
import { overlayOf } from './board_overlay';
import { type Cell, centreOf, type Point } from './cells';
import { useGestures } from './gestures';
import { Loupe } from './loupe';

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
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<BoardLoop | null>(null);
  const pointing = useMemo(() => ({ hover: signal<Cell>(-1), focus: signal<Cell>(-1) }), []);
  const margin = useSignal('0px');

  const theme = dark ? 'dark' : 'light';
  const fit = () => {
    if (frame.current === null || loop.current === null) return;
    loop.current.fit(frame.current.clientWidth, devicePixelRatio, theme);
    margin.value = `${loop.current.layout.margin / loop.current.layout.ratio}px`;
  };

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const board = new BoardLoop(canvas.current, battle.stage, frames);
    loop.current = board;
    const stop = effect(() =>
      board.show(overlayOf(battle, { hover: pointing.hover.value, focus: pointing.focus.value })),
    );
    return () => {
      stop();
      board.dispose();
    };
  }, [battle]);

  useLayoutEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(fit);
    observer.observe(frame.current);
    fit();
    return () => observer.disconnect();
  }, [battle, theme]);

  useLayoutEffect(() => keepDrags(frame.current), []);

  useLayoutEffect(() => grow(frame.current, growFrom), []);

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
      style={{ '--board-margin': margin.value }}
      {...gestures}
      onContextMenu={(event) => {
        event.preventDefault();
        // A finger that rests is about to drag.
        if (event instanceof PointerEvent && event.pointerType === 'touch') return;
        if (battle.counsel?.close() !== true) battle.backOut();
      }}
    >
      <canvas ref={canvas} class="board-canvas" />
      <BattleCells battle={battle} margin={margin.value} focus={pointing.focus} />
      <Loupe board={canvas} finger={finger} frames={frames} />
      <RemarkBubble battle={battle} margin={margin.value} />
      {children}
    </div>
  );
}

/**
 * A drag is the board's alone. Without this a browser may take its end for a fling, which the next tap, wherever it
 * is, would stop instead of pressing what it hits.
 */
function keepDrags(element: HTMLElement | null): (() => void) | undefined {
  const keep = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };
  element?.addEventListener('touchmove', keep, { passive: false });
  return () => element?.removeEventListener('touchmove', keep);
}

/** The card's board becomes the game's board. */
function grow(element: HTMLElement | null, from: DOMRect | null): void {
  if (element === null || from === null || typeof element.animate !== 'function') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const scale = from.width / to.width;
  const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
  element.animate(
    [
      { transformOrigin: '0 0', transform },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    { duration: 400, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** Why a tap did nothing, at the cell that was tapped. */
function RemarkBubble({ battle, margin }: { battle: Battle; margin: string }) {
  const remark = battle.remark.value;
  useEffect(() => {
    if (remark === null) return;
    const timer = setTimeout(() => {
      if (battle.remark.value === remark) battle.remark.value = null;
    }, 1800);
    return () => clearTimeout(timer);
  }, [remark]);
  if (remark === null) return null;
  const { x, y } = centreOf(remark.cell);
  const place = (share: number) => `calc(${margin} + (100% - 2 * ${margin}) * ${share / 10})`;
  const lean = x < 2 ? 'left' : x > 8 ? 'right' : 'middle';
  return (
    <div
      key={`${remark.cell}`}
      class={`remark remark-${lean} ${y < 1.5 ? 'remark-below' : ''}`}
      role="status"
      data-testid="remark"
      style={{ left: place(x), top: place(y) }}
    >
      {messages.value[remark.why]}
    </div>
  );
}
