import type { ComponentType, JSX } from 'preact';
import type * as v from 'valibot';
import type { Lines } from '../board/said';
import type { RungWords } from '../i18n/rungs';
import type { Words as Table } from '../i18n/words';
import type { UrlParameters } from '../shell/address/url_text';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import type { ScoreScale } from './analysis/verdict';
import type { Measures } from './challenge/challenge';
import type { FilesSpec } from './files/files_spec';
import type { Action, Colour, GameRecord, GameTypes, SavedGame, Side } from './game_types';
import type { CounterLine } from './losses/counter_lines';
import type { Symmetry } from './losses/symmetry';

type SavedSchema<Types extends GameTypes> = v.GenericSchema<unknown, SavedGame<Types['setup']>>;

/**
 * What a two-sided game gives to the code that all of them share. Everything that says something to people says it in
 * the language in use, and is asked while a component renders.
 */
export interface PlaySpec<Types extends GameTypes = GameTypes> extends CardSpec<Types> {
  readonly scoreScale: ScoreScale<Types['snapshot']>;
  /** What results of two who have played the same start are compared by. */
  readonly measures: Measures;
  /** Nodes that the analysis spends on each position: a third of a second or so. */
  readonly analysisNodes: number;
  /** What the lab knows of it. */
  labGame(session: Session): Promise<LabGame>;
  /** Ways to turn and mirror the board that the rules do not notice. */
  readonly symmetries: readonly Symmetry<Types['setup']>[];
  /** Loads how rungs that weigh no lines keep one that has won from winning again; absent where all weigh some. */
  readonly counterLine?: () => Promise<CounterLine>;
  readonly files: FilesSpec<Types>;
  /** What its opponents say now and then; absent where they are silent. */
  readonly lines?: Table<Lines>;
}

/** The part of it that is needed before the game is entered: what can be said and played. */
export interface CardSpec<Types extends GameTypes = GameTypes> extends Rules<Types> {
  readonly game: string;
  /** The opponent's imperfection on purpose is on in games (never in matches). */
  readonly blur: boolean;
  /** The table that the game's words stand in, over the shared ones; loaded before anything is shown. */
  readonly messages: Table<{ rungs: RungWords }>;
  readonly setup: SetupSpec<Types>;
  readonly sides: Sides<Types>;
  readonly words: Words<Types>;
  /** Where a game in progress is kept, and what else passes for one there; absent where it is kept as all are. */
  readonly place?: {
    key: string;
    schemaOf(saved: SavedSchema<Types>): SavedSchema<Types>;
  };
}

/** What a game in progress has to know of the rules; the rules themselves are the engine's. */
export interface Rules<Types extends GameTypes = GameTypes> {
  /** Throws a RangeError that says what is wrong with the numbers. */
  decodeSnapshot(data: Int32Array): Types['snapshot'];
  /** Throws a RangeError that says where they break off or what is not known. */
  decodeEvents(data: Int32Array): readonly Types['event'][];
  /** What the list of moves tells of an action that came to these events, played in the position `before`. */
  record(before: Types['snapshot'], action: Action, events: readonly Types['event'][]): Types['move'];
}

/** Board, rule and opening, as far as a game lets people choose. */
export interface SetupSpec<Types extends GameTypes = GameTypes> {
  /** What is played where nothing else is said. */
  readonly usual: Types['setup'];
  /** What passes for a set-up where one is read back. */
  readonly schema: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** What an address says of it; what it does not say is absent. */
  fromAddress(parameters: UrlParameters & Partial<Types['setup']>): Partial<Types['setup']>;
  /** Text form of the position that a game begins with. */
  startText(setup: Types['setup']): string;
  /** The game that a position's text form tells; null for any other text. */
  fromText(text: string): GameRecord<Types['setup']> | null;
  /** What the `seed` of an address decides: the opponent's chance, or the position that a game begins with. */
  readonly seeds?: 'chance' | 'start';
  /** What of a game's set-up another one begins with too, where it is not the same once more; all of it where absent. */
  next?(setup: Types['setup']): Partial<Types['setup']>;
  /** Fields of the new-game dialog; absent where there is nothing to choose. */
  Fields?(props: FieldsProps<Types['setup']>): JSX.Element;
  /** A line of the set-up tab: what is played; null where that goes without saying. */
  facts(setup: Types['setup']): { title: string; value: string; hint: string } | null;
}

export interface FieldsProps<Setup> {
  setup: Setup;
  onChange(part: Partial<Setup>): void;
}

/** Sides and colours. */
export interface Sides<Types extends GameTypes = GameTypes> {
  /** The colour of what is played next. */
  colourToMove(snapshot: Types['snapshot']): Colour;
  /** What a side plays; null as long as that is open. */
  colourOf(snapshot: Types['snapshot'], side: Side): Colour | null;
  /** Name of a colour. */
  name(colour: Colour): string;
  /** A side's part where its colour is open: "opens". */
  openPart(side: Side): string;
  /** The choice of a side in the new-game dialog. */
  choice(setup: Types['setup']): { label: string; first: string; second: string };
  /** A number that tells how a side stands, beside its name: pieces on the board; absent where there is none. */
  count?(snapshot: Types['snapshot'], side: Side): number;
  /** The class of a colour in the style sheets: `strip-black`; of both at once for null. */
  look(colour: Colour | null): string;
  /** A colour's piece as the interface shows it; half of each for null. `size` in CSS pixels. */
  readonly Token: ComponentType<{ colour: Colour | null; size?: number }>;
}

/** Sentences about a game. */
export interface Words<Types extends GameTypes = GameTypes> {
  name(): string;
  /** How the board is used, for those who listen. */
  boardHelp(): string;
  /** What just happened in the position `before`, for those who listen; `snapshot` is what came of it. */
  events(
    events: readonly Types['event'][],
    who: string,
    snapshot: Types['snapshot'],
    before: Types['snapshot'],
  ): string;
  /** An action in the game's notation, played in the position `before` if that is known. */
  notation(action: Action, setup: Types['setup'], before?: Types['snapshot']): string;
  /** The moves of a line from a position on, where `notation` looks at the position that a move is played in. */
  lineNotation?(actions: readonly Action[], start: Types['snapshot']): string[];
  /** Why the game is over. */
  resultReason(snapshot: Types['snapshot']): string;
  /** How long it was: "after 43 stones". */
  length(snapshot: Types['snapshot']): string;
  /** A saved game that could be gone on with, in a phrase. */
  saved(game: Pick<SavedGame, 'actions' | 'number'>, opponent: string): string;
  /** Says that the sides are swapped; absent where they are colours. */
  swap?(): string;
  /** Where a game is gone on from, by what players count there; absent where that is the move. */
  playOnFrom?(number: number): string;
}
