import type { Aid, Finished, Played } from '../record/entry';
import type { Outcome } from '../shell/session/default_opponent';
import { gameLink } from './files/game_link';
import type { Result, SavedGame } from './game_types';
import { gameRecord } from './saved_game';
import type { PlaySpec } from './spec';

/** A game as it was when it was over. */
export interface PlayedOut {
  saved: SavedGame;
  /** What the rules find on its board. */
  result: Result;
  /** As `Game.resultWeight` in wasm/engine.d.ts. */
  weight: number;
  /** What makes it another game than those that opponents are measured by; null for nothing. */
  aid: Aid | null;
}

/** A game that is over, as it stands in the player's record. */
export function finishedGame(
  spec: PlaySpec,
  { saved, result, weight, aid }: PlayedOut,
  outcome: Outcome,
): Finished<Played> {
  const { rung, blur = 0, side } = saved.settings;
  const record = gameRecord(saved, result);
  return {
    game: spec.game,
    entry: {
      rung,
      blur,
      side,
      outcome,
      moves: saved.actions.length,
      weight,
      ...(record.ending === undefined ? {} : { by: record.ending.by }),
      ...(aid === null ? {} : { aid }),
    },
    address: gameLink(spec, record, saved.settings),
  };
}
