import { effect, type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keepFitted } from '../shell/ui/keep_fitted';
import { growBoard } from './board_frame';

/** As much of a board's loop as it takes to fit it into its frame. */
interface FittedLoop {
  /** In device pixels: `ratio` of them to a CSS pixel. */
  readonly layout: { width: number; height: number; margin: number; ratio: number };
  fit(side: number, ratio: number, theme: string): void;
  dispose(): void;
}

interface BoardWanted<Loop> {
  /** Another stage is another board. */
  stage: unknown;
  dark: boolean;
  /** Where the board grows from when it appears. */
  growFrom: DOMRect | null;
  /** Opens the loop on its canvas. */
  open(canvas: HTMLCanvasElement): Loop;
  /** Shows what lies over the board; called again whenever a signal that it reads changes. */
  show(loop: Loop): void;
}

interface Board<Loop> {
  frame: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  loop: RefObject<Loop | null>;
  /** Width of the edge around the cells, in CSS pixels. */
  margin: Signal<number>;
}

/** A board's canvas in its frame: painted anew when the frame's size, the colours or the fonts change. */
export function useBoard<Loop extends FittedLoop>(wanted: BoardWanted<Loop>): Board<Loop> {
  const { stage, dark, growFrom, open, show } = wanted;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const loop = useRef<Loop>(null);
  const margin = useSignal(0);

  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const board = open(canvas.current);
    loop.current = board;
    const stop = effect(() => show(board));
    return () => {
      stop();
      board.dispose();
    };
  }, [stage]);

  useLayoutEffect(() => {
    if (frame.current === null) return;
    return keepFitted(frame.current, (fonts) => {
      if (frame.current === null || loop.current === null) return;
      const theme = `${dark ? 'dark' : 'light'} ${fonts}`;
      loop.current.fit(frame.current.clientWidth, devicePixelRatio, theme);
      const { layout } = loop.current;
      frame.current.style.aspectRatio = `${layout.width} / ${layout.height}`;
      margin.value = layout.margin / layout.ratio;
    });
  }, [stage, dark]);

  useLayoutEffect(() => growBoard(frame.current, growFrom), []);

  return { frame, canvas, loop, margin };
}
