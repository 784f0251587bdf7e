import { type BoardCraft, BoardLoop } from '../../board/board_loop';
import type { GomokuStage } from '../../boardgame/timeline';
import type { Frames } from '../../conductor/contract';
import type { Scene } from '../scene';
import { type BoardLayout, layOut } from './layout';
import { EMPTY_OVERLAY, type Overlay } from './overlay';
import { BoardPainter } from './painter';
import { readPalette } from './palette';

export type GomokuBoardLoop = BoardLoop<BoardLayout, Scene, Overlay>;

/** The loop of a board of Gomoku. */
export function gomokuBoard(canvas: HTMLCanvasElement, stage: GomokuStage, frames: Frames): GomokuBoardLoop {
  const craft: BoardCraft<BoardLayout, Scene, Overlay> = {
    layOut: (side, ratio) => layOut(stage.shown.peek().size, side, ratio),
    painter(target, layout) {
      const painter = new BoardPainter(target, layout, readPalette(target));
      return (scene, overlay) => painter.paint(pastOf(scene, overlay), overlay);
    },
    overlay: EMPTY_OVERLAY,
  };
  return new BoardLoop(canvas, stage, frames, craft);
}

/** The scene, or an earlier moment of its game. */
function pastOf(scene: Scene, { past }: Overlay): Scene {
  if (past === null || past >= scene.stones.length) return scene;
  const stones = scene.stones
    .filter(({ number }) => number <= past)
    .map((s) => ({ ...s, lift: 0, opacity: 1 }));
  const last = stones.find(({ number }) => number === past)?.cell ?? -1;
  return { ...scene, stones, last, row: [] };
}
