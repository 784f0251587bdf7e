import type { XiangqiModule } from '../../../wasm/xiangqi';
import { sceneGameOf } from '../boardgame/scene_game';
import type { SceneGame } from '../ladder/scenes/scene_game';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { cellName } from './cells';
import { colourName, manName } from './sentences';
import { decodeSnapshot } from './snapshot';

/** How Xiangqi shows what each opponent sees. */
export function sceneGame(session: Session<XiangqiModule>): SceneGame {
  return sceneGameOf(BOARD, session.module, session, describe);
}

/** The pieces of both sides. */
function describe(data: Int32Array): string {
  const { pieces } = decodeSnapshot(data);
  return ([0, 1] as const)
    .map((side) => {
      const own = pieces.filter((piece) => piece.side === side);
      return `${colourName(side)}: ${own.map((piece) => `${manName(piece.kind)} ${cellName(piece.cell)}`).join(', ')}.`;
    })
    .join(' ');
}
