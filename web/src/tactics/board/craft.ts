import { type BoardCraft, BoardLoop, type SceneSource } from '../../board/board_loop';
import type { BoardLayout } from '../../board/layout';
import type { Frames } from '../../conductor/contract';
import type { Landscape } from './landscape';
import { fetchPainters } from './later_painters';
import { layOut } from './layout';
import { EMPTY_OVERLAY, type Overlay } from './overlay';
import { BoardPainter } from './painter';
import { readPalette } from './palette';
import type { Scene } from './scene';

function craftOf(landscape: Landscape): BoardCraft<BoardLayout, Scene, Overlay> {
  return {
    layOut,
    painter(canvas, layout) {
      const painter = new BoardPainter(canvas, layout, readPalette(canvas), landscape);
      return (scene, overlay) => painter.paint(overlay.past ?? scene, overlay);
    },
    overlay: EMPTY_OVERLAY,
  };
}

export type TacticsBoardLoop = BoardLoop<BoardLayout, Scene, Overlay>;

/** The loop of a board of tactics. */
export function tacticsBoard(
  canvas: HTMLCanvasElement,
  stage: SceneSource<Scene>,
  landscape: Landscape,
  frames: Frames,
): TacticsBoardLoop {
  fetchPainters();
  return new BoardLoop(canvas, stage, frames, craftOf(landscape));
}
