import type { UrlParameters } from '../shell/address/url_text';
import { freshSeed } from '../shell/session/seed';
import { type Friends, type GameRecord, type SavedGame, type Settings, setupOfRecord } from './game_types';
import { setupOf } from './saved_game';
import type { PlaySpec } from './spec';

/** What an address says of a game to play, what was played before, and what is usual. */
export interface Wishes {
  parameters: UrlParameters & { blur?: number; friends?: Friends };
  /** Settings of the game before, if there was one: it is gone on from. */
  before?: Settings;
  /** The opponent where nobody is asked for. */
  rung: number;
}

/** Settings of a new game, with a fresh seed where none is given. */
export function settingsFor(spec: PlaySpec, { parameters, before, rung }: Wishes, seed?: number): Settings {
  const { ai, side, nodes, blur, friends } = parameters;
  const { setup } = spec;
  const seeded = setup.seeds === 'start' && seed !== undefined ? { ...parameters, seed } : parameters;
  const past = before === undefined ? null : setupOf(before);
  return {
    ...setup.usual,
    ...setup.fromAddress(seeded),
    ...(past === null ? {} : (setup.next?.(past) ?? past)),
    rung: before?.rung ?? ai ?? rung,
    seed: seed ?? freshSeed(),
    side: before?.side ?? (side === 'second' ? 1 : 0),
    nodes: nodes ?? 0,
    blur: before === undefined ? blur : before.blur,
    friends: before === undefined ? friends : before.friends,
  };
}

/** Whether a saved game is what an address asks for, as far as it asks. */
export function isMeant(spec: PlaySpec, { settings }: SavedGame, parameters: Wishes['parameters']): boolean {
  const { ai, seed, side, blur, friends } = parameters;
  const wanted = {
    ...spec.setup.fromAddress(parameters),
    rung: ai,
    seed: spec.setup.seeds === 'start' ? undefined : seed,
    blur,
    side: side === undefined ? undefined : Number(side === 'second'),
    isOfFriends: friends !== undefined || (ai === undefined ? undefined : false),
  };
  const isOfFriends = settings.friends !== undefined;
  return isPart(wanted, { ...settings, blur: settings.blur ?? 0, isOfFriends });
}

/** Whether a saved game is the one of a record, played on. */
export function goesOnFrom({ settings, actions }: SavedGame, record: GameRecord): boolean {
  return (
    isPart(setupOfRecord(record), settings) &&
    record.actions.every((action, index) => actions[index] === action)
  );
}

/** Whether all that is defined in `wanted` stands in `held` too. */
function isPart(wanted: object, held: object): boolean {
  const values: Record<string, unknown> = { ...held };
  return Object.entries(wanted).every(([name, value]) => value === undefined || values[name] === value);
}
