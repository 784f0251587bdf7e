import type { GameTypes } from '../play/game_types';
import type { BattleMove } from './battle/record';
import type { TacticsEvent } from './rules/events';
import type { Snapshot } from './rules/snapshot';
import type { Personality } from './setup/personality';

/** What a battle is begun with. */
export interface BattleSetup {
  /** Seed of the map and the rosters. */
  map: number;
  /** Text form of the position that a battle begins with; that of its map where it is not given. */
  start?: string | undefined;
  /** The battle of the campaign that it is. */
  campaign?: string | undefined;
  /** Of the opponent; the rung as it is where it is not given. */
  personality?: Personality | undefined;
}

/** What tactics brings to `play/`. */
export interface Tactics extends GameTypes {
  snapshot: Snapshot;
  event: TacticsEvent;
  setup: BattleSetup;
  move: BattleMove;
}
