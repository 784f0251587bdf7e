import { type Signal, signal } from '@preact/signals';
import { BoardGameRoom } from '../boardgame/room';
import type { GameName } from '../engine/games';
import { GOMOKU } from '../gomoku/spec';
import { messages } from '../i18n/messages';
import { Lab } from '../lab/lab';
import type { PlayedGame } from '../lab/match_protocol';
import { matchOfAddress } from '../lab/match_settings';
import { TacticsRoom } from '../tactics/tactics_room';
import { Twenty48Room } from '../twenty48/twenty48_room';
import { baseAddress, ownAddress } from './addresses';
import { engineTrouble } from './engine_trouble';
import { notify } from './notices';
import type { House, Room } from './room';
import type { Session, Sessions } from './session';
import type { UrlParameters } from './url_parameters';

interface Rooms {
  tactics: TacticsRoom;
  gomoku: BoardGameRoom;
  twenty48: Twenty48Room;
}

type Furnish = { [Name in GameName]: (session: Session<Name>, house: House) => Rooms[Name] };

const FURNISH: Furnish = {
  tactics: (session, house) => new TacticsRoom(session, house),
  gomoku: (session, house) => new BoardGameRoom(GOMOKU, session, house),
  twenty48: (session, house) => new Twenty48Room(session, house),
};

/** Screens that belong to no game. */
const OWN_SCREENS = ['home', 'settings', 'lab'];

/** Which screen shows, the games' rooms, and the match in progress. */
export class App implements House {
  readonly screen: Signal<string> = signal('home');
  readonly lab: Signal<Lab | null> = signal(null);
  private readonly rooms: { [Name in GameName]?: Rooms[Name] } = {};
  private growth: DOMRect | null = null;
  /** Of the screens that have none of their own. */
  private readonly address: string;

  constructor(
    readonly sessions: Sessions,
    readonly parameters: UrlParameters,
    /** The game that the address means; its session is open. */
    first: Session<GameName>,
  ) {
    this.address = baseAddress(parameters);
    window.addEventListener('popstate', (event) => this.show(screenOf(event.state)));
    const room = this.furnish(first);
    if (parameters.perf) window.forethought = room.driver();
    if (parameters.vs !== undefined && parameters.mode === undefined) this.enterLab(first).begin();
    else room.enterFromAddress();
  }

  private furnish<Name extends GameName>(session: Session<Name>): Rooms[Name] {
    const known = this.rooms[session.game];
    if (known !== undefined) return known;
    const room = FURNISH[session.game](session, this);
    Object.assign(this.rooms, { [session.game]: room });
    tellRestarts(session);
    return room;
  }

  private get allRooms(): Room[] {
    return Object.values(this.rooms);
  }

  /** Does something in a game's room, at once where the game is there already. */
  enter<Name extends GameName>(game: Name, task: (room: Rooms[Name]) => void): void {
    const session = this.sessions.get(game);
    const enter = (opened: Session<Name>) => {
      const room = this.furnish(opened);
      if (this.parameters.perf) window.forethought = room.driver();
      task(room);
    };
    if (session !== null) enter(session);
    else this.sessions.open(game).then(enter).catch(tellTrouble);
  }

  /** Loads a game's engine, so that its card can show more of it. */
  prepare(game: GameName): void {
    this.sessions.open(game).catch(tellTrouble);
  }

  /** Two opponents to compare: those of the address, else the chosen one and the one a rung easier. */
  enterLab<Name extends GameName>(session: Session<Name>, rung?: number): Lab {
    const rungs = session.ladder.map((known) => known.rung);
    const strongest = rungs.at(-1) ?? 0;
    const chosen = rung ?? strongest;
    const easier = rungs.findLast((known) => known < chosen) ?? strongest;
    this.clear();
    const lab = new Lab(session, matchOfAddress(this.parameters, chosen, easier));
    this.lab.value = lab;
    this.go('lab');
    return lab;
  }

  /** The room of the game that a match is of. */
  roomOfLab(lab: Lab): Room {
    return this.furnish(lab.session);
  }

  /** Shows a game of the match; the match goes on meanwhile. */
  look(game: PlayedGame): void {
    const lab = this.lab.value;
    const settings = lab?.match.value?.settings;
    if (lab !== null && settings !== undefined) this.furnish(lab.session).look(game, settings);
  }

  clear(): void {
    for (const room of this.allRooms) room.close();
    this.lab.value?.dispose();
    this.lab.value = null;
  }

  go(screen: string, own?: UrlParameters): void {
    const address = own === undefined ? this.address : ownAddress(own, this.parameters);
    try {
      // After a reload the mark is there already.
      if (screenOf(history.state) !== screen) history.pushState({ screen }, '', address);
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
    this.go('settings');
  }

  back(): void {
    const playing = this.allRooms.map((room) => room.current()).find((screen) => screen !== null);
    this.go(this.lab.value !== null ? 'lab' : (playing ?? 'home'));
  }

  growFrom(place: DOMRect | null): void {
    this.growth = place;
  }

  takeGrowth(): DOMRect | null {
    const from = this.growth;
    this.growth = null;
    return from;
  }
}

function screenOf(state: unknown): string {
  const screen = (state as { screen?: unknown } | null)?.screen;
  return typeof screen === 'string' ? screen : 'home';
}

function tellTrouble(thrown: unknown): void {
  notify(() => engineTrouble(messages.value, thrown), 'error');
}

/** Tells, once, when the worker had to be replaced. */
function tellRestarts({ thinker }: Session<GameName>): void {
  let known = 0;
  setInterval(() => {
    const { restarts, lost } = thinker.health();
    if (restarts === known || lost) return;
    notify(() => messages.value.noticeRestarted);
    known = restarts;
  }, 1000);
}
