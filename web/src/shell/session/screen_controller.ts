import type { ComponentChild } from 'preact';
import type { RungWords } from '../../i18n/rungs';
import type { Words } from '../../i18n/words';
import type { UrlParameters } from '../address/url_text';
import type { Driver } from './driver_contract';
import type { LabGame } from './lab_game';
import type { PlayedGame } from './played_game';
import type { Session } from './session';

/** What is known of a screen that is shown. */
export interface Shown {
  /** How to show it once more, when the browser's history leads back to it and it was closed meanwhile. */
  way?: (() => unknown) | undefined;
  /** Name of the game that it is about, where it is on no screen of the game's own. */
  game?: string | undefined;
}

/** What a game's controller asks of the app. */
export interface AppServices<Own extends object = object> {
  /** What the address asked for, in words that all games share and in the game's own. */
  readonly parameters: UrlParameters & Own;
  /**
   * Shows a screen and leaves a mark in the browser's history, where it allows that. `own`: what the address says of the
   * screen from now on, where it has one of its own.
   */
  go(screen: string, own?: UrlParameters & Own, shown?: Shown): void;
  home(): void;
  settings(): void;
  /** Leaves a screen for what is in progress behind it: a match, a game, else the home screen. */
  back(): void;
  /** Ends whatever is in progress in any game. */
  clear(): void;
  /** Where the next board grows from; taken once. */
  takeGrowth(): DOMRect | null;
}

/** Controls the screens of one game, and what is in progress on them. */
export interface ScreenController {
  readonly session: Session;
  /** Names of its screens, as the browser's history knows them. */
  readonly screens: readonly string[];
  /** Whether there is something to show on a screen; what the history leads to may be gone. */
  has(screen: string): boolean;
  /** The screen of the game in progress, null while there is none. */
  current(): string | null;
  view(screen: string): ComponentChild;
  readonly words: Words<{ rungs: RungWords }>;
  /** What the first side and the second are called. */
  sides(): readonly [string, string];
  /** What "Play" on the game's card begins. */
  playUsual(): void;
  /**
   * Straight into what the address asks for: a game, or a game to look at. `left`: the screen that the page showed before it
   * was read anew. Throws what a script failed with.
   */
  enterFromAddress(left?: string): void | Promise<void>;
  /**
   * Shows one of its screens that the browser's history leads to, in a page that was read anew since: what was kept, or what
   * the address asks for. Returns whether there is anything to show. Throws what a script failed with.
   */
  reopen(screen: string): boolean | Promise<boolean>;
  /** Shows a game of a match; `rungs` are those of match and opponent. */
  look(game: PlayedGame, rungs: { a: number; b: number }): void;
  /** What the lab knows of the game; absent where nobody is compared. */
  labGame?(): Promise<LabGame>;
  /** Another screen shows: what belongs to the one that was left ends, except the game. */
  left(screen: string): void;
  /** Ends what is in progress. */
  close(): void;
  /**
   * The game in progress, else the one that is kept, as text for a report: everything needed to play it again, given
   * the engine's signature, null where nobody has measured it. null where there is no game.
   */
  report(): ((signature: string | null) => string | Promise<string>) | null;
  /** For benches, tests and the page around a frame. */
  driver(): Promise<Driver>;
}
