import { freshSeed } from '../shell/seed';
import type { Saves } from '../shell/storage';
import type { Side } from './snapshot';

/** What a battle is played with. */
export interface BattleSettings {
  rung: number;
  /** Of the map and the rosters. */
  seed: number;
  /** Of the opponent's own chance and imperfection; that of the map where it is not given. */
  temper?: number;
  /** The player's side. */
  side: Side;
  /** 0: all the time the animation gives; else nodes a turn, the same on every device. */
  nodes: number;
  /** Taken up again from its middle: how it ends says little about who is stronger. */
  again?: boolean;
}

/** The seed that an opponent of such a battle draws from. */
export function temperOf({ temper, seed }: BattleSettings): number {
  return temper ?? seed;
}

/**
 * Settings of a new battle: the opponent is of a temper of its own each time, so that what won once does not win
 * for ever; with a fixed number of nodes the same game is played everywhere, and the map's seed is all there is.
 */
export function fresh({ again: _, temper: __, ...settings }: BattleSettings): BattleSettings {
  return settings.nodes > 0 ? settings : { ...settings, temper: freshSeed() };
}

/** A battle as it is kept: where it began and what was played. */
export interface SavedBattle {
  settings: BattleSettings;
  /** Text form of the position it began with. */
  start: string;
  /** Action codes. */
  actions: number[];
  /** For the home screen's "continue". */
  round: number;
  over: boolean;
}

const KEY = 'tactics.battle';
const VERSION = 1;

export function readBattle(saves: Saves): SavedBattle | null {
  return saves.read(KEY, VERSION, isSavedBattle);
}

export function writeBattle(saves: Saves, battle: SavedBattle): void {
  saves.write(KEY, VERSION, battle);
}

export function forgetBattle(saves: Saves): void {
  saves.remove(KEY);
}

export function isSavedBattle(value: unknown): value is SavedBattle {
  if (typeof value !== 'object' || value === null) return false;
  const { settings, start, actions, round, over } = value as Partial<SavedBattle>;
  return (
    isSettings(settings) &&
    typeof start === 'string' &&
    Array.isArray(actions) &&
    actions.every((code) => Number.isInteger(code)) &&
    Number.isInteger(round) &&
    typeof over === 'boolean'
  );
}

function isSettings(value: unknown): value is BattleSettings {
  if (typeof value !== 'object' || value === null) return false;
  const { rung, seed, temper = 0, side, nodes, again = false } = value as Partial<BattleSettings>;
  return (
    Number.isInteger(rung) &&
    Number.isInteger(seed) &&
    Number.isInteger(temper) &&
    (side === 0 || side === 1) &&
    Number.isInteger(nodes) &&
    typeof again === 'boolean'
  );
}
