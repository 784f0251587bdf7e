import { loadStrengths } from '../fit/load_strengths';
import type { Saves } from '../shell/storage/storage';
import { type Finished, keptLink, type Played, type Scored } from './entry';
import { PlayerRecord } from './record';
import { messages } from './words/messages';

/** Enters a game against an opponent, over now. */
export async function enterPlayed(saves: Saves, { game, entry, address }: Finished<Played>): Promise<void> {
  const at = Date.now();
  const [strengths] = await Promise.all([loadStrengths(game), messages.load()]);
  PlayerRecord.of(saves, game).addPlayed({ ...entry, at, ...keptLink(address) }, strengths);
}

/** Enters a game for points, over now. */
export async function enterScored(saves: Saves, { game, entry, address }: Finished<Scored>): Promise<void> {
  const at = Date.now();
  await messages.load();
  PlayerRecord.of(saves, game).addScored({ ...entry, at, ...keptLink(address) });
}
