import type { ComponentType, JSX } from 'preact';
import type * as v from 'valibot';
import type { BoardLayout, Edge } from '../board/layout';
import type { Lines } from '../board/said';
import type { Cell, Shape } from '../board/shape';
import type { Milliseconds } from '../conductor/contract';
import type { RungWords } from '../i18n/rungs';
import type { Words as Table } from '../i18n/words';
import type { UrlParameters } from '../shell/address/url_text';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import type { ScoreScale } from './analysis/verdict';
import type { Clip, Motion } from './clip';
import type { CounterLine } from './counter_lines';
import type { FilesSpec } from './files/files_spec';
import type { Action, Colour, GameRecord, GameTypes, MoveRecord, Side } from './game_types';
import type { LessonSpec } from './lesson/lesson_spec';
import type { OpeningsSpec } from './openings/openings_spec';
import type { Overlay } from './overlay';
import type { PuzzlesSpec } from './puzzles/puzzles_spec';
import type { Symmetry } from './symmetry';
import type { WeighedPose } from './thinking/weighing_fade';

/**
 * What a two-player board game gives to the code that all of them share. Everything that says something to people says
 * it in the language in use, and is asked while a component renders.
 */
export interface Spec<Types extends GameTypes = GameTypes> extends BoardSpec<Types> {
  readonly scoreScale: ScoreScale<Types['snapshot']>;
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
  /** What players call its openings; absent where they have no names. */
  readonly openings?: OpeningsSpec<Types>;
  /** Loads it; null where there is none. */
  readonly lesson: (() => Promise<LessonSpec<Types>>) | null;
  /** Loads them; null where there are none. */
  readonly puzzles: (() => Promise<PuzzlesSpec<Types>>) | null;
}

/** The part of it that is needed before the game is entered: what can be seen, said and played. */
export interface BoardSpec<Types extends GameTypes = GameTypes> extends Rules<Types> {
  readonly game: string;
  /** The opponent's imperfection on purpose is on in games (never in matches). */
  readonly blur: boolean;
  /** The table that the game's words stand in, over the shared ones; loaded before anything is shown. */
  readonly messages: Table<{ rungs: RungWords }>;
  readonly setup: SetupSpec<Types>;
  readonly sides: Sides<Types>;
  readonly look: Look<Types>;
  readonly words: Words<Types>;
  /** The board of a set-up, as the player of `side` sees it: one that turns lies with that side's pieces below. */
  shape(setup: Types['setup'], side: Side): Shape;
}

/** What a game in progress has to know of the rules; the rules themselves are the engine's. */
export interface Rules<Types extends GameTypes = GameTypes> {
  /** Throws a RangeError that says what is wrong with the numbers. */
  decodeSnapshot(data: Int32Array): Types['snapshot'];
  /** Throws a RangeError that says where they break off or what is not known. */
  decodeEvents(data: Int32Array): readonly Types['event'][];
  /** How the player acts on the board: a press places a piece; or one chooses a piece and the next says where to. */
  readonly input: 'place' | 'move';
  /** Where an action begins and ends on the board; `NO_CELL` twice for one without a place: a pass, a choice. */
  cellsOf(action: Action): { from: Cell; to: Cell };
  /** What the list of moves tells of an action, played in the position `before`. */
  record(before: Types['snapshot'], action: Action): MoveRecord;
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

/** What the board looks like and how it moves. */
export interface Look<Types extends GameTypes = GameTypes> {
  /** A snapshot by itself. */
  restingScene(snapshot: Types['snapshot']): Types['scene'];
  /** What an action looks like from `start` on. */
  clips(shown: Shown<Types>, start: Milliseconds, motion: Motion): Clip<Types['scene']>[];
  /** What taking back looks like, from the position `before` to the earlier one `after`. */
  clipsBack(
    before: Types['snapshot'],
    after: Types['snapshot'],
    start: Milliseconds,
    motion: Motion,
  ): Clip<Types['scene']>[];
  /** What to show of actions that would be played one after the other from `snapshot` on, one ghost for each. */
  ghosts(snapshot: Types['snapshot'], actions: readonly Action[]): readonly Types['ghost'][];
  /** The scene with the moves that the opponent weighs in it. */
  withWeighed(scene: Types['scene'], weighed: readonly WeighedPose<Types['ghost']>[]): Types['scene'];
  /** Cells that are marked as forbidden to the player to move. */
  forbidden(snapshot: Types['snapshot']): readonly Cell[];
  /** Where the player could place is marked, unless the player does not want it. Where a chosen piece could go always is. */
  readonly marksPlaces: boolean;
  /** Pieces can carry the numbers of their moves. */
  readonly numbered: boolean;
  /** Around the cells. */
  readonly edge: Edge;
  /** Gets a canvas ready for a layout, with the colours in force. */
  painter(canvas: HTMLCanvasElement, layout: BoardLayout): Painter<Types>;
}

/** What paints on a canvas. */
export interface Painter<Types extends GameTypes = GameTypes> {
  paint(scene: Types['scene'], overlay: Overlay<Types['ghost']>): void;
}

/** An action on its way to the board. */
export interface Shown<Types extends GameTypes = GameTypes> {
  action: Action;
  events: readonly Types['event'][];
  before: Types['snapshot'];
  after: Types['snapshot'];
  by: 'player' | 'opponent';
}

/** Sentences about a game. */
export interface Words<Types extends GameTypes = GameTypes> {
  name(): string;
  /** How the board is used, for those who listen. */
  boardHelp(): string;
  /** What the player is to do in a position. */
  prompt(snapshot: Types['snapshot']): { title: string; body: string };
  /** Actions without a place that the player may choose from, as buttons; what they are is said by `prompt`. */
  choices(snapshot: Types['snapshot']): readonly Choice[];
  /** An action without a place, as the one who does it would say it: "take black". */
  actionName(action: Action): string;
  /** The same once `who` has done it: "Ada takes black". */
  actionDone(action: Action, who: string): string;
  /** The colour of its token; null for both, undefined where it has none. */
  actionColour(action: Action): Colour | null | undefined;
  /** Why the player, whose turn it is, cannot play on a cell (with the piece on `from`, if that is chosen). */
  whyNot(snapshot: Types['snapshot'], cell: Cell, from: Cell): string;
  /** A cell for those who listen. */
  cell(snapshot: Types['snapshot'], cell: Cell): string;
  /** What just happened, for those who listen; `snapshot` is what came of it. */
  events(events: readonly Types['event'][], who: string, snapshot: Types['snapshot']): string;
  /** An action in the game's notation. */
  notation(action: Action, setup: Types['setup']): string;
  /** Why the game is over. */
  resultReason(snapshot: Types['snapshot']): string;
  /** How long it was: "after 43 stones". */
  length(snapshot: Types['snapshot']): string;
  /** A saved game that could be gone on with, in a phrase. */
  saved(actions: number, opponent: string): string;
  /** Says what confirming by touch does. */
  confirmHint(): string;
}

/** An action without a place, as a button. */
export interface Choice {
  action: Action;
  testId: string;
  /** It takes a row of its own. */
  wide?: boolean;
}
