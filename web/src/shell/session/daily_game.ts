import type { UrlParameters } from '../address/url_text';
import type { ScreenController } from './screen_controller';

/** Days since 1970 in UTC: the same day for everybody. */
export type Day = number;

/** How a game's task of a day went, or how far it has come. */
export interface DayResult {
  /** When it was over: milliseconds since 1970; 0 while it is not. */
  at: number;
  /** Whether the task was done; false where it was lost, or is not over. */
  won: boolean;
  /** Moves that were wrong, hints that were taken, moves that were taken back. */
  wrong: number;
  hints: number;
  undone: number;
  /** What the game counts, in an order of its own. */
  figures: readonly number[];
}

/** A task that is being done. */
export interface Sitting {
  readonly day: Day;
  /** As it was kept last; all zero before the first time. */
  result(): DayResult;
  /** Enters how far it has come. What is over stays as it is. */
  enter(change: Partial<DayResult>): void;
  /** What the address says meanwhile. */
  readonly address: UrlParameters;
  /** Back to the tasks of the day, and what that is called. */
  leave(): void;
  leaveWords(): string;
}

/** What is to be done on a day, in words. */
export interface Task {
  /** "Win against Charger". */
  title: string;
  /** What it takes, in a phrase or two. */
  body: string;
  /** The opponent's rung, whose face shows; absent where there is none. */
  rung?: number;
}

/** A game's tasks, one for each day, the same for everybody. */
export interface DailyGame<Controller extends ScreenController = ScreenController> {
  /** Stands for the game in a text that is shared. */
  readonly sign: string;
  task(day: Day): Task;
  /** What came of it in words. */
  told(result: DayResult, day: Day): string;
  /** The same as a row of marks that gives nothing away. */
  marks(result: DayResult, day: Day): string;
  /** Whether one is begun and waits to be gone on with. */
  isOpen(day: Day, saves: ScreenController['session']['saves']): boolean;
  /** Opens it, or goes on with it. Throws what a script failed with. */
  begin(controller: Controller, sitting: Sitting): void | Promise<void>;
}
