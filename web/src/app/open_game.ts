import type { GameEntry, GamePart } from '../shell/session/registry';
import type { Session } from '../shell/session/session';
import type { Sessions } from '../shell/session/sessions';

/** A game whose engine and words have come. */
export interface OpenGame {
  session: Session;
  part: GamePart;
}

/** Loads a game: its engine, its code and its words. Throws `EngineError`, or what a script failed with. */
export async function openGame(sessions: Sessions, game: GameEntry): Promise<OpenGame> {
  const [session, part] = await Promise.all([sessions.open(game), game.load()]);
  await part.words.load();
  return { session, part };
}
