import { type BoardCraft, BoardLoop, type SceneSource } from '../../board/board_loop';
import type { Frames } from '../../conductor/contract';
import type { Scene } from '../scene';
import { type BoardLayout, layOut } from './layout';
import { BoardPainter, type Overlay } from './painter';
import { readPalette } from './palette';

export type TileBoardLoop = BoardLoop<BoardLayout, Scene, Overlay>;

/** The loop of a board of tiles. */
export function tileBoard(
  canvas: HTMLCanvasElement,
  stage: SceneSource<Scene>,
  frames: Frames,
): TileBoardLoop {
  const craft: BoardCraft<BoardLayout, Scene, Overlay> = {
    layOut,
    painter(target, layout) {
      const painter = new BoardPainter(target, layout, readPalette(target));
      return (scene, overlay) => painter.paint(scene, overlay);
    },
    overlay: { focus: -1 },
  };
  return new BoardLoop(canvas, stage, frames, craft);
}
