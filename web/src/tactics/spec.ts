import type { TacticsModule } from '../../../wasm/tactics';
import type { PlaySpec } from '../play/spec';
import type { Session } from '../shell/session/session';
import { BATTLE_SCALE } from './battle_scale';
import { BATTLE } from './card_spec';
import { filesOf } from './files/files';
import { startOf } from './files/start_of';
import { lines } from './lines/lines';
import type { Tactics } from './tactics_types';

/**
 * Nodes of a whole turn that the analysis may spend; shared over the units, so that with six of them a position costs a
 * tenth of a second or so, on the player's time.
 */
export const ADVICE_NODES = 60_000;

/** Tactics, as `play/` knows it; the engine draws the maps. */
export function tacticsSpec(module: TacticsModule): PlaySpec<Tactics> {
  return {
    ...BATTLE,
    setup: {
      ...BATTLE.setup,
      get usual() {
        return BATTLE.setup.usual;
      },
      startText: ({ start, map }) => start ?? startOf(module, map),
    },
    labGame: (session) =>
      import('./lab_game').then(({ labGame }) => labGame(session as Session<TacticsModule>)),
    scoreScale: BATTLE_SCALE,
    measures: ['rounds', 'units'],
    analysisNodes: ADVICE_NODES,
    // Nobody meets the same battle twice: what is repeated is a line against the rung that moves by lot (`losses/`).
    symmetries: [],
    files: filesOf(module),
    lines,
  };
}
