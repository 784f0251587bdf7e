import type { ComponentChild } from 'preact';
import type { EngineModule } from '../../../../wasm/engine';
import type { Masks } from '../../faces/mask';
import type { RungWords } from '../../i18n/rungs';
import type { Words } from '../../i18n/words';
import type { OwnParameters } from '../address/url_checks';
import type { Rung } from './ladder';
import type { AppServices, ScreenController } from './screen_controller';
import type { Commons, EngineEntry, Session } from './session';

/** A game in the list of games: what the page knows of it before anything of it has come. */
export interface GameEntry<Module extends EngineModule = EngineModule> extends EngineEntry<Module> {
  /** What its card says, in the language in use, before any words of the game have come. */
  sign(): Sign;
  /** What an address can say to this game alone; its `OwnParameters` check it. */
  readonly parameters: readonly string[];
  /** Masks of its opponents. */
  faces(): Promise<Masks>;
  /** Of its own on the home screen, where all games show a card and one is played. */
  card(): Promise<GameCard>;
  load(): Promise<GamePart<Module>>;
}

/** A game's name, and the game in a line. */
export interface Sign {
  title: string;
  line: string;
}

/** A game's card on the home screen. */
export interface GameCard<Controller extends ScreenController = ScreenController> {
  readonly words: Words<{ rungs: RungWords }>;
  /** Its opponents as the engine told when the page was built. */
  readonly ladder: readonly Rung[];
  view(cardProps: CardProps<Controller>): ComponentChild;
  /** What it has in the workshop. */
  tools(cardProps: CardProps<Controller>): Tool[];
}

/** A way to look behind a game's opponents, in the workshop. */
export interface Tool {
  testId: string;
  label: string;
  open(): void;
}

/** A screen that a game's card opens, which needs nothing of the game but what the card knows. */
export type CardScreen = (onHome: () => void) => ComponentChild;

/** All the rest of a game. */
export interface GamePart<Module extends EngineModule = EngineModule> {
  readonly words: Words<{ rungs: RungWords }>;
  readonly parameters: OwnParameters;
  openController(session: Session<Module>, app: AppServices): ScreenController;
}

/** What a game's card gets from the app. */
export interface CardProps<Controller extends ScreenController = ScreenController> {
  readonly commons: Commons;
  /** The game's session once its engine is there; null until then. */
  session(): Controller['session'] | null;
  /** Loads the game's engine, so that the card can show more of it. */
  prepare(): void;
  /** The same, for what cannot do without it. Throws `EngineError`. */
  open(): Promise<Controller['session']>;
  /** Does something with the game's controller, at once where that is there already. Its board grows `from` a place. */
  enter(task: (controller: Controller) => void, from: DOMRect | undefined): void;
  /** Shows a screen of the card's own once it has come. */
  show(load: () => Promise<CardScreen>): void;
  /** Compares this rung with an easier one. */
  compare(rung: number): void;
  /** Shows the player's own record of the game. */
  record(): void;
  /** Shows the tasks of the day. */
  daily(): void;
}
