import type { Saves } from '../shell/storage';
import { ROLES, type Role } from './role';

/** What a game with an opponent is played with. */
export interface AdversarySettings {
  role: Role;
  rung: number;
  /** Decides the two tiles of the beginning. */
  seed: number;
  /** 0: all the time the animation gives; else nodes an action. */
  nodes: number;
}

/** A game with an opponent as it is kept. */
export interface SavedAdversary {
  settings: AdversarySettings;
  /** The codes of all actions, both sides', a character each: 0-9 and a-z. */
  actions: string;
  over: boolean;
}

const KEY = 'twenty48.adversary';
const VERSION = 1;

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
  const saved = saves.read(KEY, VERSION, isSavedAdversary);
  if (saved === null || saved.over) return null;
  const agrees = Object.entries(wanted).every(
    ([name, value]) => saved.settings[name as keyof AdversarySettings] === value,
  );
  return agrees ? saved : null;
}

export function writeAdversary(saves: Saves, game: SavedAdversary): void {
  saves.write(KEY, VERSION, game);
}

export function forgetAdversary(saves: Saves): void {
  saves.remove(KEY);
}

function isSavedAdversary(value: unknown): value is SavedAdversary {
  if (typeof value !== 'object' || value === null) return false;
  const { settings, actions, over } = value as Partial<SavedAdversary>;
  return (
    typeof settings === 'object' &&
    settings !== null &&
    ROLES.some((role) => role === settings.role) &&
    [settings.rung, settings.seed, settings.nodes].every(Number.isInteger) &&
    typeof actions === 'string' &&
    /^[0-9a-z]*$/.test(actions) &&
    typeof over === 'boolean'
  );
}
