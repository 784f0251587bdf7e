import { type Signal, signal } from '@preact/signals';
import { messages } from '../i18n/messages';
import type { OpenLab } from '../lab/open_lab';
import { baseAddress, ownAddress } from '../shell/addresses';
import { attempt } from '../shell/attempt';
import { notify } from '../shell/notices';
import type { PlayedGame } from '../shell/played_game';
import type { CardScreen, Door, GameCard, GameEntry, GamePart } from '../shell/registry';
import type { House, Room } from '../shell/room';
import type { Session } from '../shell/session';
import type { Sessions } from '../shell/sessions';
import { readAddress, type UrlParameters } from '../shell/url_parameters';
import { GAMES, gameOf } from './games';
import type { SettingsScreen } from './settings/settings_screen';
import { screenOf, type Visit } from './visit';

/** Screens that belong to no game. */
const OWN_SCREENS = ['home', 'settings', 'lab', 'card'];

/** A game whose engine and words have come. */
export interface OpenGame {
  session: Session;
  part: GamePart;
}

/** Which screen shows, the games' rooms, and the match in progress. */
export class App implements House {
  readonly screen: Signal<string> = signal('home');
  readonly lab: Signal<OpenLab | null> = signal(null);
  /** The settings, once they were asked for. */
  readonly settingsScreen: Signal<typeof SettingsScreen | null> = signal(null);
  /** What a game's card has opened. */
  readonly cardScreen: Signal<CardScreen | null> = signal(null);
  /** The games' cards, as far as they have come. */
  readonly cards: Signal<ReadonlyMap<string, GameCard>> = signal(new Map());
  private readonly rooms = new Map<string, Room>();
  private growth: DOMRect | null = null;
  /** Of the screens that have none of their own. */
  private readonly address: string;

  constructor(
    readonly sessions: Sessions,
    readonly parameters: UrlParameters,
    /** Whether the address is one that a game's screen has for itself. */
    aScreensOwn: boolean,
  ) {
    this.address = baseAddress(parameters, aScreensOwn);
    window.addEventListener('popstate', (event) => this.show(screenOf(event.state)));
  }

  /** Straight into what the address asks of its game. */
  async enterFromAddress(game: OpenGame): Promise<void> {
    const room = this.furnish(game);
    // A form of contest asks for the lab, and so does `vs` where it is not the game's own matter.
    const isCompared =
      readAddress(location.search, location.hash).has('form') ||
      (this.parameters.vs !== undefined && game.part.parameters.ownMatches !== true);
    if (isCompared) await this.enterLab(room);
    else await room.enterFromAddress();
  }

  private furnish({ session, part }: OpenGame): Room {
    const known = this.rooms.get(session.game);
    const room = known ?? part.openRoom(session, this);
    if (known === undefined) {
      this.rooms.set(session.game, room);
      tellRestarts(session);
    }
    if (this.parameters.perf) window.forethought = room.driver();
    return room;
  }

  private get allRooms(): Room[] {
    return [...this.rooms.values()];
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

  /** What a game's card asks of the house. */
  doorOf(game: GameEntry): Door {
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
      compare: (rung) => this.enter(game, (room) => this.enterLab(room, rung)),
    };
  }

  /** Shows the player's own record, of a game first. */
  record(game?: string): void {
    this.openCard(() => import('./own_record').then(({ openOwnRecord }) => openOwnRecord(this, game)));
  }

  /** Shows what `load` gets, as soon as it has come. */
  openCard(load: () => Promise<CardScreen>): void {
    attempt(() => this.showCard(load));
  }

  private async showCard(load: () => Promise<CardScreen>): Promise<void> {
    this.cardScreen.value = await load();
    this.go('card');
  }

  /** Does something in a game's room, at once where the game is there already. */
  private enter(game: GameEntry, task: (room: Room) => unknown): void {
    attempt(() => {
      const room = this.rooms.get(game.name);
      return room !== undefined
        ? task(room)
        : openGame(this.sessions, game).then((opened) => task(this.furnish(opened)));
    });
  }

  /** The lab, with what the address asks it to play, else with a rung to compare. */
  private async enterLab(room: Room, rung?: number): Promise<void> {
    const { openLab } = await import('../lab/open_lab');
    const opened = await openLab({
      room,
      title: () => gameOf(room.session.game).sign().title,
      parameters: this.parameters,
      ...(rung === undefined ? {} : { chosen: rung }),
      show: (address) => this.go('lab', address),
    });
    this.clear();
    this.lab.value = opened;
    opened.enter();
  }

  /** Shows a game of the lab's, which goes on meanwhile. */
  look(game: PlayedGame, rungs: { a: number; b: number }): void {
    this.lab.value?.lab.room.look(game, rungs);
  }

  clear(): void {
    for (const room of this.allRooms) room.close();
    this.lab.value?.lab.dispose();
    this.lab.value = null;
  }

  go(screen: string, own?: UrlParameters): void {
    const address = own === undefined ? this.address : ownAddress(own, this.parameters);
    try {
      // After a reload the mark is there already.
      if (screenOf(history.state) !== screen) history.pushState({ screen } satisfies Visit, '', address);
      else history.replaceState(history.state, '', address);
    } catch {
      // A frame without history keeps its screens all the same.
    }
    this.show(screen);
  }

  private show(screen: string): void {
    const shown = this.isThere(screen) ? screen : this.lab.value === null ? 'home' : 'lab';
    if (shown === 'home') this.clear();
    for (const room of this.allRooms) room.left(shown);
    if (this.screen.value !== shown) window.scrollTo(0, 0);
    this.screen.value = shown;
  }

  private isThere(screen: string): boolean {
    if (screen === 'lab') return this.lab.value !== null;
    if (screen === 'settings') return this.settingsScreen.value !== null;
    if (screen === 'card') return this.cardScreen.value !== null;
    return OWN_SCREENS.includes(screen) || this.roomOf(screen)?.has(screen) === true;
  }

  /** The room that a screen is in. */
  roomOf(screen: string): Room | undefined {
    return this.allRooms.find((room) => room.screens.includes(screen));
  }

  /** The room that a report would be from: of the game in progress, else the first that keeps one. */
  get reporting(): Room | null {
    const rooms = this.allRooms.filter((room) => room.report() !== null);
    return rooms.find((room) => room.current() !== null) ?? rooms[0] ?? null;
  }

  home(): void {
    this.go('home');
  }

  settings(): void {
    attempt(() => this.showSettings());
  }

  private async showSettings(): Promise<void> {
    this.settingsScreen.value ??= await import('./settings/open_settings').then(({ openSettings }) =>
      openSettings(),
    );
    this.go('settings');
  }

  back(): void {
    const playing = this.allRooms.map((room) => room.current()).find((screen) => screen !== null);
    this.go(this.lab.value !== null ? 'lab' : (playing ?? 'home'));
  }

  takeGrowth(): DOMRect | null {
    const from = this.growth;
    this.growth = null;
    return from;
  }
}

/** Loads a game: its engine, its code and its words. Throws `EngineError`, or what a script failed with. */
export async function openGame(sessions: Sessions, game: GameEntry): Promise<OpenGame> {
  const [session, part] = await Promise.all([sessions.open(game), game.load()]);
  await part.words.load();
  return { session, part };
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
