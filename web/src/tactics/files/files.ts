import type { TacticsModule } from '../../../../wasm/tactics';
import type { FilesSpec } from '../../play/files/files_spec';
import { refuse } from '../../play/files/reading';
import { readMoves, writeMoves } from '../battle/moves_text';
import { isAsItIs, PERSONALITIES, type Personality } from '../setup/personality';
import type { Tactics } from '../tactics_types';
import { messages } from '../words/messages';
import { startOf } from './start_of';

/** Battles in files and links: `#game=tactics&seed=7&moves=...`. */
export function filesOf(module: TacticsModule): FilesSpec<Tactics> {
  return {
    kindNames: [messages.value.battleText],
    kinds: () => import('./kinds').then(({ kindsOf }) => kindsOf(module)),
    // A map that its seed no longer draws is told by no address.
    linkSetup: ({ map, start, personality }) =>
      start !== undefined && start !== startOf(module, map)
        ? null
        : {
            seed: String(map),
            ...(personality === undefined || isAsItIs({ personality }) ? {} : { personality }),
          },
    readLinkSetup(parameters) {
      const seed = parameters.get('seed') ?? '';
      const map = Number(seed);
      if (!/^\d{1,10}$/.test(seed) || map > 0xffff_ffff) refuse('unexpected', { found: seed });
      const personality = PERSONALITIES.find((known) => known === parameters.get('personality'));
      return { map, ...(personality === undefined ? {} : { personality: personality as Personality }) };
    },
    writeMoves,
    readMoves,
    refusal: () => 'illegal',
    faultWords: () => null,
    summary: ({ map, actions }) => [
      `${messages.value.seed} ${map}`,
      messages.value.actionCount(actions.length),
    ],
  };
}
