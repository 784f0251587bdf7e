import * as v from 'valibot';
import { NODES, RUNG, SEED, TEXT, TRUTH } from '../engine/fields';
import type { Place } from '../shell/storage/place';
import type { Saves } from '../shell/storage/storage';
import { ROLES } from './role';
import { messages } from './words/messages';

const SETTINGS = v.object({
  role: v.picklist(ROLES),
  rung: RUNG,
  /** Decides the two tiles of the beginning. */
  seed: SEED,
  nodes: NODES,
  /** Two people play each other; the rung is whom the next game would be against. */
  friends: v.optional(v.object({ names: v.tuple([TEXT, TEXT]), turns: TRUTH })),
});

/** What a game with an opponent is played with. */
export type AdversarySettings = v.InferOutput<typeof SETTINGS>;

const GAME = v.object({
  settings: SETTINGS,
  /** The codes of all actions, both sides', a character each: 0-9 and a-z. */
  actions: v.pipe(TEXT, v.regex(/^[0-9a-z]*$/)),
  over: TRUTH,
});

/** A game with an opponent as it is kept. */
export type SavedAdversary = v.InferOutput<typeof GAME>;

export const ADVERSARY_PLACE: Place<SavedAdversary> = {
  key: 'twenty48.adversary',
  version: 1,
  schema: GAME,
  name: () => messages.value.savedTwenty48Adversary,
};

/** As many codes as there are characters (wasm/twenty48.d.ts). */
const CODES = 36;

export function writeActions(codes: Iterable<number>): string {
  return Array.from(codes, (code) => code.toString(CODES)).join('');
}

export function readActions(text: string): number[] {
  return Array.from(text, (character) => Number.parseInt(character, CODES));
}

/** The kept game if it is not over and agrees with all that is `wanted` of it. */
export function resumableAdversary(
  saves: Saves,
  wanted: Partial<AdversarySettings> = {},
): SavedAdversary | null {
  const saved = saves.read(ADVERSARY_PLACE);
  if (saved === null || saved.over) return null;
  const { friends, ...others } = wanted;
  const agrees = Object.entries(others).every(
    ([name, value]) => saved.settings[name as keyof AdversarySettings] === value,
  );
  const isOfFriends = saved.settings.friends !== undefined;
  const isMeant = friends === undefined ? others.rung === undefined || !isOfFriends : isOfFriends;
  return agrees && isMeant ? saved : null;
}
