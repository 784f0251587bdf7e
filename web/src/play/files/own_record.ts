import { type GameRecord, Result } from '../game_types';
import type { GameView } from '../game_view';
import type { PlayGame } from '../play_game';
import { gameRecord } from '../saved_game';
import type { Sender } from '../shared/shared_game';

/** For whom a link says who played whom; null where that is not known. */
export function senderOf({
  game,
  looking,
  shared,
}: Pick<GameView, 'game' | 'looking' | 'shared'>): Sender | null {
  return looking && shared?.saysWho !== true && shared?.names === undefined ? null : game.settings;
}

/** The game on the screen as files know it, with the names of its players. */
export function recordOf({ game, nameOf }: Pick<GameView, 'game' | 'nameOf'>): GameRecord {
  const snapshot = game.snapshot.value;
  const record = gameRecord(game.saved(), snapshot.result);
  const colour = game.spec.sides.colourOf(snapshot, 0);
  if (colour === null) return record;
  const [first, second] = [nameOf(0), nameOf(1)];
  return { ...record, players: colour === 0 ? [first, second] : [second, first] };
}

/** By how much the first colour has won by the rules, in games that count that. */
export function marginOf({ spec, snapshot }: PlayGame): number | undefined {
  const { value: at } = snapshot;
  return at.result === Result.playing ? undefined : spec.scoreScale.ended?.(at).margin?.ahead;
}
