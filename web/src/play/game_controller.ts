import { effect, type Signal, signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { playableRung } from '../shell/session/playable_rung';
import type { PlayedGame } from '../shell/session/played_game';
import type { AppServices, ScreenController } from '../shell/session/screen_controller';
import type { Session } from '../shell/session/session';
import type { Place } from '../shell/storage/place';
import { Speaker } from '../sound/speaker';
import type { SideScreen } from './side_screen';

/** What is kept of a game in progress. */
export interface Kept<Value> {
  /** As it was kept last; null before the first time. */
  latest: Value | null;
  keep(value: Value): void;
}

/** The screens of one game, for one player or two sides: the game in progress, its place, and what is open beside it. */
export abstract class GameController<Game extends { saved(): Saved; dispose(): void }, Saved>
  implements ScreenController
{
  /** That of the game in progress first. */
  abstract readonly screens: readonly string[];
  readonly game: Signal<Game | null> = signal(null);
  protected readonly speaker: Speaker;
  /** What is open beside the game, and the name of its screen. */
  private readonly sideScreen: Signal<{ screen: string; open: SideScreen } | null> = signal(null);
  private leavePlace: () => void = () => {};
  private stopWatching: () => void = () => {};

  constructor(
    readonly session: Session,
    readonly app: AppServices,
  ) {
    this.speaker = new Speaker(
      () => session.frames.now(),
      () => session.settings.audible.value,
    );
  }

  // What each game has of its own.

  abstract get words(): ScreenController['words'];
  abstract sides(): readonly [string, string];
  abstract playUsual(): void;
  abstract enterFromAddress(left?: string): void | Promise<void>;
  abstract reopen(screen: string): boolean | Promise<boolean>;
  abstract look(game: PlayedGame, rungs: { a: number; b: number }): void;
  abstract driver(): ReturnType<ScreenController['driver']>;

  /** Where the game in progress is kept. */
  protected abstract get place(): Place<Saved>;

  /** Goes on with a game as it was kept. Throws an Error where the rules refuse it. */
  protected abstract openSaved(saved: Saved): void;

  /** The game in progress on the screen. */
  protected abstract gameScreen(game: Game): ComponentChild;

  /** A game as text for a report. */
  protected abstract reportOf(saved: Saved, signature: string | null): Promise<string>;

  // What is kept.

  resume(saved: Saved): void {
    if (!this.takeUp(this.place, () => this.openSaved(saved))) this.app.home();
  }

  /** Opens what was kept in a place. What breaks a rule is put aside. Returns whether it was opened. */
  takeUp(place: Place<unknown>, open: () => void): boolean {
    try {
      open();
      return true;
    } catch {
      this.session.saves.putAside(place);
      return false;
    }
  }

  /** Takes a place for what is opened, until that is closed. */
  lock<Value>(place: Place<Value>): Kept<Value> {
    const lock = this.session.saves.lock(place);
    this.leavePlace = () => lock.release();
    const kept: Kept<Value> = {
      latest: null,
      keep(value) {
        kept.latest = value;
        lock.keep(value);
      },
    };
    return kept;
  }

  /** Calls `settle` whenever something that it reads has changed, until it returns true. */
  settleOnce(settle: () => boolean): void {
    this.stopWatching();
    this.stopWatching = effect(() => {
      if (settle()) this.stopWatching();
    });
  }

  playable(rung: number): number {
    return playableRung(this.session.ladder, rung);
  }

  protected get strongest(): number {
    return this.session.ladder.at(-1)?.rung ?? 0;
  }

  /** `address`: of a screen that has one of its own. */
  openSideScreen(screen: string, open: () => SideScreen, way: () => unknown, address?: object): void {
    this.app.clear();
    this.sideScreen.value = { screen, open: open() };
    this.app.go(screen, address, { way });
  }

  // What the app asks.

  has(screen: string): boolean {
    return screen === this.screens[0] ? this.game.value !== null : this.sideScreen.value?.screen === screen;
  }

  current(): string | null {
    return this.game.value === null ? null : (this.screens[0] ?? null);
  }

  view(screen: string): ComponentChild {
    const { value: game } = this.game;
    if (screen === this.screens[0]) return game === null ? null : this.gameScreen(game);
    const { value: beside } = this.sideScreen;
    return beside?.screen === screen ? beside.open.view() : null;
  }

  left(shown: string): void {
    const { value: beside } = this.sideScreen;
    if (beside?.screen !== shown) beside?.open.left?.();
  }

  close(): void {
    this.stopWatching();
    this.speaker.hush();
    this.game.value?.dispose();
    this.game.value = null;
    this.sideScreen.value?.open.dispose();
    this.sideScreen.value = null;
    this.leavePlace();
    this.leavePlace = () => {};
  }

  /** The game that a report is about: the one in progress, else the kept one. */
  protected get reported(): Saved | null {
    return this.game.value?.saved() ?? this.session.saves.read(this.place);
  }

  report(): ReturnType<ScreenController['report']> {
    const { reported } = this;
    return reported === null ? null : (signature) => this.reportOf(reported, signature);
  }
}
