import type { GomokuRecord } from '../gomoku/game_record';
import type { Side } from '../gomoku/snapshot';
import { freshSeed } from '../shell/seed';
import type { Saves } from '../shell/storage';
import {
  BOARD_SIZE_MAX,
  BOARD_SIZE_MIN,
  OPENINGS,
  type OpeningName,
  RULES,
  type RuleName,
} from '../shell/url_parameters';

/** What a game is played with. */
export interface GameSettings {
  rung: number;
  /** Of the opponent's own chance and imperfection. */
  seed: number;
  /** The player's side; the first one opens, without swap2 with black. */
  side: Side;
  /** Cells along an edge. */
  size: number;
  rule: RuleName;
  opening: OpeningName;
  /** 0: all the time the animation gives; else nodes a turn, the same on every device. */
  nodes: number;
}

/**
 * Settings of a new game: the opponent is of a temper of its own each time, so that what won once does not win for
 * ever; with a fixed number of nodes the same game is played everywhere.
 */
export function fresh(settings: GameSettings): GameSettings {
  return settings.nodes > 0 ? settings : { ...settings, seed: freshSeed() };
}

/** Text form of the empty board that a game begins with. */
export function startText({ size, rule, opening }: Pick<GameSettings, 'size' | 'rule' | 'opening'>): string {
  return `gomoku 1 board ${size} ${rule} ${opening} moves end`;
}

/** A game as it is kept. */
export interface SavedGame {
  settings: GameSettings;
  /** Action codes from the empty board on. */
  actions: number[];
  conceded: boolean;
  over: boolean;
}

const KEY = 'gomoku.game';
const VERSION = 1;

export function readGame(saves: Saves): SavedGame | null {
  return saves.read(KEY, VERSION, isSavedGame);
}

/** The saved game if it is not over. */
export function resumableGame(saves: Saves): SavedGame | null {
  const saved = readGame(saves);
  return saved === null || saved.over || saved.actions.length === 0 ? null : saved;
}

export function writeGame(saves: Saves, game: SavedGame): void {
  saves.write(KEY, VERSION, game);
}

export function forgetGame(saves: Saves): void {
  saves.remove(KEY);
}

/** A saved game as files and links know it. */
export function gameRecord({ settings, actions }: SavedGame, result: number): GomokuRecord {
  const { size, rule, opening } = settings;
  return { size, rule, opening, actions, result };
}

function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { settings, actions, conceded, over } = value as Partial<SavedGame>;
  return (
    isSettings(settings) &&
    Array.isArray(actions) &&
    actions.every((code) => Number.isInteger(code)) &&
    typeof conceded === 'boolean' &&
    typeof over === 'boolean'
  );
}

function isSettings(value: unknown): value is GameSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { rung, seed, side, size = 0, rule, opening, nodes } = value as Partial<GameSettings>;
  return (
    Number.isInteger(rung) &&
    Number.isInteger(seed) &&
    (side === 0 || side === 1) &&
    Number.isInteger(size) &&
    size >= BOARD_SIZE_MIN &&
    size <= BOARD_SIZE_MAX &&
    RULES.some((known) => known === rule) &&
    OPENINGS.some((known) => known === opening) &&
    Number.isInteger(nodes)
  );
}
