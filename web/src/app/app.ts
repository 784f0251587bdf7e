import { type Signal, signal } from '@preact/signals';
import { messages } from '../i18n/messages';
import type { OpenLab } from '../lab/open_lab';
import { baseAddress, ownAddress } from '../shell/address/addresses';
import { readAddress, type UrlParameters } from '../shell/address/url_text';
import type { PlayedGame } from '../shell/session/played_game';
import type { CardProps, CardScreen, GameCard, GameEntry } from '../shell/session/registry';
import type { AppServices, ScreenController, Shown } from '../shell/session/screen_controller';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import type { Sessions } from '../shell/session/sessions';
import { attempt, provide } from '../shell/ui/attempt';
import { notify } from '../shell/ui/notices';
import type { Asked } from './asked';
import { GAMES, gameOf } from './games';
import { type OpenGame, openGame } from './open_game';
import type { SettingsScreen } from './settings/settings_screen';
import type { Visit } from './visit';
import { Visits } from './visits';

const HOME = 'home';
/** The player's own record, and before the name of any other screen that a game's card has opened. */
const RECORD = 'record';
const CARD = 'card-';

const idleScript = () => import('./idle');

/** Which screen shows, the games' controllers, and the match in progress. */
export class App implements AppServices {
  readonly screen: Signal<string> = signal(HOME);
  readonly lab: Signal<OpenLab | null> = signal(null);
  /** The settings, once they were asked for. */
  readonly settingsScreen: Signal<typeof SettingsScreen | null> = signal(null);
  /** What games' cards have opened, by the names of these screens. */
  readonly cardScreens = new Map<string, CardScreen>();
  /** The games' cards, as far as they have come. */
  readonly cards: Signal<ReadonlyMap<string, GameCard>> = signal(new Map());
  private readonly controllers = new Map<string, ScreenController>();
  private growth: DOMRect | null = null;
  readonly visits = new Visits((visit) => this.arrive(visit));
  /** Counts where Back, Forward and edited addresses have led: what loads for an earlier one is not shown. */
  private arrivals = 0;
  /** What the page is asked for. */
  parameters: UrlParameters = {};
  /** Of the screens that have none of their own. */
  address = '';

  constructor(
    readonly sessions: Sessions,
    asked: Asked,
  ) {
    this.take(asked);
  }

  take({ address, parameters, game }: Asked): void {
    const isScreensOwn = game?.part.parameters.namesScreen?.(parameters) === true;
    this.parameters = parameters;
    this.address = baseAddress(address, parameters, isScreensOwn);
  }

  /** The home screen shows: nothing is in progress. */
  get isHome(): boolean {
    return this.screen.value === HOME;
  }

  /** Straight into what the page was opened for; from there Back leads to the home screen. */
  async enterAsked({ game }: Asked): Promise<void> {
    if (game === null || this.visits.present() === null) this.visits.correct(this.visitOf(HOME));
    if (game !== null) await this.enterFromAddress(game);
    if (this.parameters.daily !== undefined) await this.showDaily(this.parameters.daily);
  }

  /** Straight into what the address asks of its game. */
  async enterFromAddress(game: OpenGame): Promise<void> {
    const controller = this.openController(game);
    if (this.isCompared(game)) await this.enterLab(controller);
    else await controller.enterFromAddress(this.visits.present()?.screen);
  }

  /** A form of contest asks for the lab, and so does `vs` where it is not the game's own matter. */
  isCompared({ part }: OpenGame): boolean {
    return (
      readAddress(location.search, location.hash).has('form') ||
      (this.parameters.vs !== undefined && part.parameters.ownMatches !== true)
    );
  }

  /** Where Back and Forward lead, or an address that was edited (null): at once where it is there already. */
  private arrive(visit: Visit | null): void {
    const arrival = ++this.arrivals;
    if (visit !== null && visit.address === this.address && this.isThere(visit.screen))
      this.show(visit.screen);
    else
      attempt(async () => {
        const { arrive } = await idleScript();
        await arrive(this, visit, () => arrival !== this.arrivals);
      });
  }

  /** The present entry of the history leads to nothing but the home screen. */
  showHome(): void {
    this.visits.correct(this.visitOf(HOME));
    this.show(HOME);
  }

  openController({ session, part }: OpenGame): ScreenController {
    const known = this.controllers.get(session.game);
    const controller = known ?? part.openController(session, this);
    if (known === undefined) {
      this.controllers.set(session.game, controller);
      tellRestarts(session);
    }
    this.drive(controller);
    return controller;
  }

  /** Benches and tests drive this controller's game. */
  private drive(controller: ScreenController): void {
    if (!this.parameters.perf) return;
    provide(async () => {
      window.forethought = await controller.driver();
    });
  }

  private get allControllers(): ScreenController[] {
    return [...this.controllers.values()];
  }

  /** Gets the games' own cards for the home screen; they are shown together. Throws why one does not come, without it. */
  async loadCards(): Promise<void> {
    const cards = await Promise.allSettled(
      GAMES.map(async (game) => {
        const card = await game.card();
        await card.words.load();
        return [game.name, card] as const;
      }),
    );
    this.cards.value = new Map(cards.flatMap((card) => (card.status === 'fulfilled' ? [card.value] : [])));
    this.sessions.prepare();
    for (const card of cards) if (card.status === 'rejected') throw card.reason;
  }

  /** What a game's card gets from the app. */
  cardPropsOf(game: GameEntry): CardProps {
    return {
      commons: this.sessions.commons,
      session: () => this.sessions.get(game),
      // What fails is told once the player asks for the game.
      prepare: () => void this.sessions.open(game).catch(() => {}),
      open: () => this.sessions.open(game),
      enter: (task, from) => {
        this.growth = from ?? null;
        this.enter(game, task);
      },
      show: (load) => this.openCard(load),
      record: () => this.record(game.name),
      daily: () => attempt(() => this.showDaily()),
      compare: (rung) => this.enter(game, (controller) => this.enterLab(controller, rung)),
    };
  }

  /** Shows the workshop. */
  workshop(): void {
    this.openCard(() => import('./workshop/open_workshop').then(({ openWorkshop }) => openWorkshop(this)));
  }

  /** Shows the player's own record, of a game first. */
  record(game?: string): void {
    attempt(() => this.showRecord(game));
  }

  async showRecord(game: string | undefined): Promise<void> {
    const { openOwnRecord } = await import('./own_record');
    this.showCardScreen(RECORD, await openOwnRecord(this, game), game);
  }

  /** Shows the tasks of a day, by default today's. */
  async showDaily(date?: string): Promise<void> {
    await import('./own_daily').then(({ showDaily }) => showDaily(this, date));
  }

  /** Shows what `load` gets, as soon as it has come. */
  openCard(load: () => Promise<CardScreen>): void {
    attempt(() => this.showCard(load));
  }

  private async showCard(load: () => Promise<CardScreen>): Promise<void> {
    this.showCardScreen(`${CARD}${freshSeed()}`, await load());
  }

  private showCardScreen(screen: string, card: CardScreen, game?: string): void {
    this.cardScreens.set(screen, card);
    this.go(screen, undefined, { game });
  }

  /** What shows on a screen that a game's card has opened. */
  cardScreen(screen: string): CardScreen | undefined {
    return this.cardScreens.get(screen);
  }

  /** Does something with a game's controller, at once where the game is there already. */
  private enter(game: GameEntry, task: (controller: ScreenController) => unknown): void {
    attempt(() => {
      const controller = this.controllers.get(game.name);
      return controller !== undefined
        ? task(controller)
        : openGame(this.sessions, game).then((opened) => task(this.openController(opened)));
    });
  }

  /** The lab, with what the address asks it to play, else with a rung to compare. */
  async enterLab(controller: ScreenController, rung?: number): Promise<void> {
    const { openLab } = await import('../lab/open_lab');
    const opened = await openLab({
      controller,
      title: () => gameOf(controller.session.game).sign().title,
      parameters: this.parameters,
      ...(rung === undefined ? {} : { chosen: rung }),
      show: (address) => this.go('lab', address, { way: () => this.enterLab(controller, rung) }),
    });
    this.clear();
    this.lab.value = opened;
    opened.enter();
  }

  /** Shows a game of the lab's, which goes on meanwhile. */
  look(game: PlayedGame, rungs: { a: number; b: number }): void {
    this.lab.value?.lab.controller.look(game, rungs);
  }

  clear(): void {
    for (const controller of this.allControllers) controller.close();
    this.lab.value?.lab.dispose();
    this.lab.value = null;
  }

  go(screen: string, own?: UrlParameters, { game, way }: Shown = {}): void {
    const url = own === undefined ? this.address : ownAddress(own, this.parameters);
    this.visits.mark(this.visitOf(screen, game), url, way);
    this.show(screen);
  }

  private visitOf(screen: string, game = this.gameOn(screen)): Visit {
    return { screen, address: this.address, ...(game === undefined ? {} : { game }) };
  }

  /** Name of the game whose screen it is. */
  private gameOn(screen: string): string | undefined {
    const controller = screen === 'lab' ? this.lab.value?.lab.controller : this.controllerOf(screen);
    return controller?.session.game;
  }

  private show(screen: string): void {
    const shown = this.isThere(screen) ? screen : this.lab.value === null ? HOME : 'lab';
    if (shown === HOME) this.clear();
    for (const controller of this.allControllers) controller.left(shown);
    const controller = this.controllerOf(shown);
    if (controller !== undefined) this.drive(controller);
    if (this.screen.value !== shown) window.scrollTo(0, 0);
    this.screen.value = shown;
  }

  private isThere(screen: string): boolean {
    if (screen === 'lab') return this.lab.value !== null;
    if (screen === 'settings') return this.settingsScreen.value !== null;
    return screen === HOME || this.cardScreens.has(screen) || this.controllerOf(screen)?.has(screen) === true;
  }

  /** The controller of a screen. */
  controllerOf(screen: string): ScreenController | undefined {
    return this.allControllers.find((controller) => controller.screens.includes(screen));
  }

  /** The controller that a report would be from: of the game in progress, else the first that keeps one. */
  get reporting(): ScreenController | null {
    const controllers = this.allControllers.filter((controller) => controller.report() !== null);
    return controllers.find((controller) => controller.current() !== null) ?? controllers[0] ?? null;
  }

  home(): void {
    this.go(HOME);
  }

  settings(): void {
    attempt(() => this.showSettings());
  }

  async showSettings(): Promise<void> {
    this.settingsScreen.value ??= await import('./settings/open_settings').then(({ openSettings }) =>
      openSettings(),
    );
    this.go('settings');
  }

  back(): void {
    const playing = this.allControllers
      .map((controller) => controller.current())
      .find((screen) => screen !== null);
    this.go(this.lab.value !== null ? 'lab' : (playing ?? HOME));
  }

  takeGrowth(): DOMRect | null {
    const from = this.growth;
    this.growth = null;
    return from;
  }
}

/** Tells, once, when the worker had to be replaced. */
function tellRestarts({ thinker }: Session): void {
  let known = 0;
  setInterval(() => {
    const { restarts, lost } = thinker.health();
    if (restarts === known || lost) return;
    notify(() => messages.value.noticeRestarted);
    known = restarts;
  }, 1000);
}
