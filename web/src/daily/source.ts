import type { DailyGame } from '../shell/session/daily_game';
import type { ScreenController } from '../shell/session/screen_controller';

/** A game with its daily tasks, their words loaded. */
export interface DailySource {
  /** Its name in the list of games. */
  game: string;
  title(): string;
  tasks: DailyGame;
  /** Does something with the game's controller once that has come. */
  enter(task: (controller: ScreenController) => unknown): void;
}
