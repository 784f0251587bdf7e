import type { OthelloModule } from '../../../wasm/othello';
import { sceneGameOf } from '../boardgame/scene_game';
import type { SceneGame, Valuation } from '../ladder/scenes/scene_game';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { cellName } from './cells';
import { marginText } from './disc_scale';
import { colourName } from './sentences';
import { decodeSnapshot } from './snapshot';

/** How Othello shows what each opponent sees. */
export function sceneGame(session: Session<OthelloModule>): SceneGame {
  return sceneGameOf(BOARD, session.module, session, describe, valuation);
}

/** Discs by which whoever plays is expected to win; `unit` is the score of one. */
function valuation(value: number, unit: number): Valuation {
  return { kind: 'said', words: marginText(value / unit) };
}

/** The discs of both colours. */
function describe(data: Int32Array): string {
  const { discs } = decodeSnapshot(data);
  return ([0, 1] as const)
    .map((colour) => {
      const cells = discs.filter((disc) => disc.colour === colour).map(({ cell }) => cellName(cell));
      return `${colourName(colour)}: ${cells.join(', ')}.`;
    })
    .join(' ');
}
