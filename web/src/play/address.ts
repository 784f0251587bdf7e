import type { UrlParameters } from '../shell/address/url_text';
import { freshSeed } from '../shell/session/seed';
import type { Friends, Settings } from './game_types';
import { setupOf } from './saved_game';
import type { PlaySpec } from './spec';

/** What an address says of a game to play. */
export type Asked = UrlParameters & { blur?: number; friends?: Friends; chance?: number };

/** What an address says of a game to play, what was played before, and what is usual. */
export interface Wishes {
  parameters: Asked;
  /** Settings of the game before, if there was one: it is gone on from. */
  before?: Settings;
  /** The opponent where nobody is asked for. */
  rung: number;
}

/** Settings of a new game, with a fresh seed where none is given. */
export function settingsFor(spec: PlaySpec, { parameters, before, rung }: Wishes, seed?: number): Settings {
  const { ai, side, nodes, blur, friends, challenge, chance } = parameters;
  const { setup } = spec;
  const seeded = setup.seeds === 'start' && seed !== undefined ? { ...parameters, seed } : parameters;
  const past = before === undefined ? null : setupOf(before);
  return {
    ...setup.usual,
    ...setup.fromAddress(seeded),
    ...(past === null ? {} : (setup.next?.(past) ?? past)),
    rung: before?.rung ?? ai ?? rung,
    seed: chance ?? seed ?? freshSeed(),
    side: before?.side ?? (side === 'second' ? 1 : 0),
    nodes: nodes ?? 0,
    blur: before === undefined ? blur : before.blur,
    friends: before === undefined ? friends : before.friends,
    challenge: before === undefined ? challenge : undefined,
  };
}
