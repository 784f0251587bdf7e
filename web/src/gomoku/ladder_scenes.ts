import type { GomokuModule } from '../../../wasm/gomoku';
import { sceneGameOf } from '../boardgame/scene_game';
import type { SceneGame } from '../ladder/scenes/scene_game';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { cellName } from './cells';
import { colourName } from './sentences';
import { decodeSnapshot } from './snapshot';

/** How Gomoku shows what each opponent sees. */
export function sceneGame(session: Session<GomokuModule>): SceneGame {
  return sceneGameOf(BOARD, session.module, session, describe);
}

/** The stones of both colours. */
function describe(data: Int32Array): string {
  const { size, stones } = decodeSnapshot(data);
  return ([0, 1] as const)
    .map((colour) => {
      const cells = stones.filter((stone) => stone.colour === colour).map(({ cell }) => cellName(size, cell));
      return `${colourName(colour)}: ${cells.join(', ')}.`;
    })
    .join(' ');
}
