import { BoardLoop, type SceneSource } from '../board/board_loop';
import { layOut } from '../board/layout';
import type { Shape } from '../board/shape';
import type { Frames } from '../conductor/contract';
import { EMPTY_OVERLAY, type Overlay } from './overlay';
import type { Look } from './spec';

/** The loop of a board game's board on a canvas. */
export function openBoard(
  canvas: HTMLCanvasElement,
  stage: SceneSource<unknown>,
  shape: Shape,
  look: Pick<Look, 'edge' | 'painter'>,
  frames: Frames,
) {
  return new BoardLoop(canvas, stage, frames, {
    layOut: (across, ratio) => layOut(shape, look.edge, across, ratio),
    painter(target, layout) {
      const painter = look.painter(target, layout);
      return (scene, overlay) => painter.paint(scene, overlay);
    },
    overlay: EMPTY_OVERLAY as Overlay,
  });
}
