import type { TacticsModule } from '../../../../wasm/tactics';
import { buildQuery, type UrlParameters } from '../../shell/address/url_text';
import { type Ending, endingText, resignationOf } from '../../shell/session/ending';
import type { TacticsParameters } from '../parameters';
import { isAsItIs } from '../setup/personality';
import { writeMoves } from './moves_text';
import type { SavedBattle } from './saved_battle';

/** An address that shows a battle: map, sides, opponent and moves. null for one that did not begin on a seed's map. */
export function battleLink(module: TacticsModule, battle: SavedBattle): string | null {
  const { rung, seed, side, personality, blur = 0 } = battle.settings;
  if (startOf(module, seed) !== battle.start) return null;
  const ending = endingOf(battle);
  const parameters: UrlParameters & TacticsParameters = {
    game: 'tactics',
    ai: rung,
    seed,
    side: side === 0 ? 'first' : 'second',
    moves: writeMoves(battle.actions),
    ...(ending === undefined ? {} : { end: endingText(ending) }),
    ...(personality === undefined || isAsItIs({ personality }) ? {} : { personality }),
    ...(blur === 0 ? {} : { blur }),
  };
  return new URL(buildQuery(parameters), `${location.origin}${location.pathname}`).href;
}

/** How a battle ended that its board has not ended; undefined for any other. */
export function endingOf({
  conceded,
  settings,
}: Pick<SavedBattle, 'conceded' | 'settings'>): Ending | undefined {
  return conceded === true ? resignationOf(settings.side) : undefined;
}

/** Text form of the position in which a seed begins. */
export function startOf(module: TacticsModule, seed: number): string {
  const rules = new module.Game();
  rules.start(seed);
  const text = rules.text();
  rules.delete();
  return text;
}
