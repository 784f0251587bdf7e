import * as v from 'valibot';
import { ACTION, integer, NODES, RUNG, SEED, SIDE, TRUTH } from '../engine/fields';
import type { GomokuRecord } from '../gomoku/game_record';
import { messages } from '../gomoku/words/messages';
import type { Place } from '../shell/place';
import { freshSeed } from '../shell/seed';
import type { Saves } from '../shell/storage';
import { BOARD_SIZE_MAX, BOARD_SIZE_MIN, OPENINGS, RULES } from '../shell/url_parameters';

const SETTINGS = v.object({
  rung: RUNG,
  /** Of the opponent's own chance and imperfection. */
  seed: SEED,
  /** The player's side; the first one opens, without swap2 with black. */
  side: SIDE,
  /** Cells along an edge. */
  size: integer(BOARD_SIZE_MIN, BOARD_SIZE_MAX),
  rule: v.picklist(RULES),
  opening: v.picklist(OPENINGS),
  nodes: NODES,
});

/** What a game is played with. */
export type GameSettings = v.InferOutput<typeof SETTINGS>;

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

const GAME = v.object({
  settings: SETTINGS,
  /** Action codes from the empty board on. */
  actions: v.array(ACTION),
  conceded: TRUTH,
  over: TRUTH,
});

/** A game as it is kept. */
export type SavedGame = v.InferOutput<typeof GAME>;

export const GAME_PLACE: Place<SavedGame> = {
  key: 'gomoku.game',
  version: 1,
  schema: GAME,
  name: () => messages.value.savedGomokuGame,
};

export function readGame(saves: Saves): SavedGame | null {
  return saves.read(GAME_PLACE);
}

/** The saved game if it is not over. */
export function resumableGame(saves: Saves): SavedGame | null {
  const saved = readGame(saves);
  return saved === null || saved.over || saved.actions.length === 0 ? null : saved;
}

/** A saved game as files and links know it. */
export function gameRecord({ settings, actions }: SavedGame, result: number): GomokuRecord {
  const { size, rule, opening } = settings;
  return { size, rule, opening, actions, result };
}
