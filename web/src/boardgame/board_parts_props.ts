import type { LostGame } from '../play/losses/loss_memory';
import type { Preferences } from './preferences';

/** What a board game's own parts of its screen show besides the game. */
export interface BoardPartsProps {
  preferences: Preferences;
  /** Opens the lesson; null where there is none. */
  onLesson: (() => void) | null;
  /** Opens the editor of positions; absent where there is none. */
  onEdit?: (() => void) | undefined;
  /** Games that the player has won on this device, the latest first. */
  won: { games: readonly LostGame[]; onOpen(game: LostGame): void };
}
