import * as v from 'valibot';
import { ACTION, BLUR, NODES, NUMBER_OF, RUNG, SEED, SIDE, TEXT, TRUTH } from '../../engine/fields';
import { freshSeed } from '../../shell/session/seed';
import type { Place } from '../../shell/storage/place';
import type { Saves } from '../../shell/storage/storage';
import { isAsItIs, PERSONALITIES } from '../setup/personality';
import { messages } from '../words/messages';

const SETTINGS = v.object({
  rung: RUNG,
  /** Of the opponent; the rung as it is where it is not given. */
  personality: v.optional(v.picklist(PERSONALITIES)),
  /** Of the map and the rosters. */
  seed: SEED,
  /** Of the opponent's own chance and imperfection; that of the map where it is not given. */
  temper: v.optional(SEED),
  /** The player's side. */
  side: SIDE,
  nodes: NODES,
  /** The opponent's imperfection beyond its rung's own; none where it is not given. */
  blur: v.optional(BLUR),
  /** Taken up again from its middle: how it ends says little about who is stronger. */
  again: v.optional(TRUTH),
});

/** What a battle is played with. */
export type BattleSettings = v.InferOutput<typeof SETTINGS>;

/** The seed that an opponent of such a battle draws from. */
export function opponentSeedOf({ temper, seed }: BattleSettings): number {
  return temper ?? seed;
}

/**
 * Settings of a new battle: the opponent draws from a seed of its own each time, so that what won once does not win
 * for ever; with a fixed number of nodes the same game is played everywhere, and the map's seed is all there is.
 */
export function fresh({ again: _, temper: __, ...settings }: BattleSettings): BattleSettings {
  return settings.nodes > 0 ? settings : { ...settings, temper: freshSeed() };
}

const BATTLE = v.object({
  settings: SETTINGS,
  /** Text form of the position it began with. */
  start: TEXT,
  actions: v.array(ACTION),
  /** For the home screen's "continue". */
  round: NUMBER_OF,
  over: TRUTH,
  /** The player has given it up; the rules know nothing of it. */
  conceded: v.optional(TRUTH),
  /** The player has asked for advice. */
  hinted: v.optional(TRUTH),
});

/** A battle as it is kept: where it began and what was played. */
export type SavedBattle = v.InferOutput<typeof BATTLE>;

export const BATTLE_PLACE: Place<SavedBattle> = {
  key: 'tactics.battle',
  version: 1,
  schema: BATTLE,
  name: () => messages.value.savedBattle,
};

export function readBattle(saves: Saves): SavedBattle | null {
  return saves.read(BATTLE_PLACE);
}

/** The saved battle if it is not over. */
export function resumableBattle(saves: Saves): SavedBattle | null {
  const saved = readBattle(saves);
  return saved === null || saved.over ? null : saved;
}

/** Whether the result of a battle moves the player on the ladder: who is beaten in character or blurred is not beaten as it is. */
export function climbs(settings: BattleSettings): boolean {
  return settings.again !== true && isAsItIs(settings) && (settings.blur ?? 0) === 0;
}
