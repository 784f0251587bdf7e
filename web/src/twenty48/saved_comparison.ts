import type { Saves } from '../shell/storage';
import { isSavedGame, type SavedGame } from './saved_game';

/** Of the left game and of the right one. */
export type Pair<Type> = readonly [Type, Type];

/** What a comparison is played with. */
export interface ComparisonSettings {
  rungs: Pair<number>;
  /** Decides the tiles of both games. */
  seed: number;
}

/** A comparison as it is kept. */
export interface SavedComparison extends ComparisonSettings {
  games: Pair<SavedGame>;
}

const KEY = 'twenty48.comparison';
const VERSION = 1;

/** The kept comparison if it is not over and agrees with all that is `wanted` of it. */
export function resumableComparison(
  saves: Saves,
  wanted: Partial<ComparisonSettings> = {},
): SavedComparison | null {
  const saved = saves.read(KEY, VERSION, isSavedComparison);
  if (saved === null || saved.games.every(({ over }) => over)) return null;
  const { rungs = saved.rungs, seed = saved.seed } = wanted;
  return seed === saved.seed && rungs.every((rung, place) => rung === saved.rungs[place]) ? saved : null;
}

export function writeComparison(saves: Saves, comparison: SavedComparison): void {
  saves.write(KEY, VERSION, comparison);
}

export function forgetComparison(saves: Saves): void {
  saves.remove(KEY);
}

function isSavedComparison(value: unknown): value is SavedComparison {
  if (typeof value !== 'object' || value === null) return false;
  const { rungs, seed, games } = value as Partial<SavedComparison>;
  return (
    Number.isInteger(seed) &&
    isPairOf(rungs, Number.isInteger) &&
    isPairOf(games, (game) => isSavedGame(game) && game.seed === seed)
  );
}

function isPairOf(value: unknown, check: (part: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(check);
}
