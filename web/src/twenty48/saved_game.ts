import type { Saves } from '../shell/storage';
import { isNotation } from './notation';
import { isPositionLine } from './position_line';

/** A game as it is kept. */
export interface SavedGame {
  /** Decides the tiles. */
  seed: number;
  /** Text form of the position that it was opened at, in one line; absent for a game from its beginning. */
  start?: string;
  /** The slides from there on, as `notation.ts` writes them. */
  moves: string;
  /** Milliseconds of play when each large tile came, as the chronicle has them. */
  moments: number[];
  /** Milliseconds of play so far. */
  played: number;
  /** For showing; the slides are the truth. */
  score: number;
  over: boolean;
}

const KEY = 'twenty48.game';
const VERSION = 1;

/** The saved game if it is not over. */
export function resumableGame(saves: Saves): SavedGame | null {
  const saved = saves.read(KEY, VERSION, isSavedGame);
  return saved === null || saved.over || saved.moves === '' ? null : saved;
}

export function writeGame(saves: Saves, game: SavedGame): void {
  saves.write(KEY, VERSION, game);
}

export function forgetGame(saves: Saves): void {
  saves.remove(KEY);
}

export function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { seed, start, moves, moments, played, score, over } = value as Partial<SavedGame>;
  return (
    Number.isInteger(seed) &&
    (start === undefined || (typeof start === 'string' && isPositionLine(start))) &&
    typeof moves === 'string' &&
    isNotation(moves) &&
    Array.isArray(moments) &&
    moments.every((moment) => Number.isFinite(moment)) &&
    Number.isFinite(played) &&
    Number.isInteger(score) &&
    typeof over === 'boolean'
  );
}
