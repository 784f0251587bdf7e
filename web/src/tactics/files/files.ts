import type { TacticsModule } from '../../../../wasm/tactics';
import type { FilesSpec } from '../../play/files/files_spec';
import { refuse } from '../../play/files/reading';
import { readMoves, writeMoves } from '../battle/moves_text';
import { isAsItIs, PERSONALITIES, type Personality } from '../setup/personality';
import type { BattleSetup, Tactics } from '../tactics_types';
import { messages } from '../words/messages';
import { codeOf, startOfCode } from './drawn_start';
import { startOf } from './start_of';

/** A start that no seed draws; no link tells one without a code. */
function ofCode(code: string | null): { start: string } | null {
  return code === null ? null : { start: code };
}

/** Where the battle of a link begins. */
function whereOf(parameters: ReadonlyMap<string, string>): Pick<BattleSetup, 'map' | 'start'> {
  const code = parameters.get('start');
  if (code !== undefined) {
    return { map: 0, start: startOfCode(code) ?? refuse('unexpected', { found: code }) };
  }
  const seed = parameters.get('seed') ?? '';
  const map = Number(seed);
  if (!/^\d{1,10}$/.test(seed) || map > 0xffff_ffff) refuse('unexpected', { found: seed });
  return { map };
}

/** Battles in files and links: `#game=tactics&seed=7&moves=...`, with `start=...` on a map that somebody drew. */
export function filesOf(module: TacticsModule): FilesSpec<Tactics> {
  return {
    kindNames: [messages.value.battleText],
    kinds: () => import('./kinds').then(({ kindsOf }) => kindsOf(module)),
    linkSetup({ map, start, personality }) {
      const where =
        start === undefined || start === startOf(module, map)
          ? { seed: String(map) }
          : ofCode(codeOf(module, start));
      if (where === null || personality === undefined || isAsItIs({ personality })) return where;
      return { ...where, personality };
    },
    readLinkSetup(parameters) {
      const personality = PERSONALITIES.find((known) => known === parameters.get('personality'));
      return {
        ...whereOf(parameters),
        ...(personality === undefined ? {} : { personality: personality as Personality }),
      };
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
