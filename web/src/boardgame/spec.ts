import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import type { BoardLayout, Edge } from '../board/layout';
import type { Cell, Shape } from '../board/shape';
import type { Milliseconds } from '../conductor/contract';
import type { Action, Colour, Side } from '../play/game_types';
import type { CardSpec, Rules as PlayRules, PlaySpec, Words as PlayWords } from '../play/spec';
import type { BoardTypes } from './board_types';
import type { Clip, Motion } from './clip';
import type { DrawRule } from './draws/draw_rule';
import type { EditorSpec } from './editor/editor_spec';
import type { LessonSpec } from './lesson/lesson_spec';
import type { OpeningsSpec } from './openings/openings_spec';
import type { Overlay } from './overlay';
import type { PuzzlesSpec } from './puzzles/puzzles_spec';
import type { WeighedPose } from './thinking/weighing_fade';

/** What a two-player board game gives to the code that all of them share, beside what every game gives. */
export interface Spec<Types extends BoardTypes = BoardTypes> extends PlaySpec<Types>, BoardSpec<Types> {
  readonly words: Words<Types>;
  /** What players call its openings; absent where they have no names. */
  readonly openings?: OpeningsSpec<Types>;
  /** When opponents take a draw that is offered; absent where players do not agree on draws. */
  readonly draws?: DrawRule;
  /** Loads it; null where there is none. */
  readonly lesson: (() => Promise<LessonSpec<Types>>) | null;
  /** Loads what positions are set up with by hand, on a board like this one (null: as usual); absent where they are not. */
  editor?(like: Types['snapshot'] | null): Promise<EditorSpec<Types>>;
  /** Loads them; null where there are none. */
  readonly puzzles: (() => Promise<PuzzlesSpec<Types>>) | null;
}

/** The part of it that is needed before the game is entered: what can be seen, said and played. */
export interface BoardSpec<Types extends BoardTypes = BoardTypes> extends CardSpec<Types>, Rules<Types> {
  readonly look: Look<Types>;
  readonly words: Words<Types>;
  /** What a side has taken, beside its name; absent where pieces are not taken, or not counted so. */
  Taken?(props: { snapshot: Types['snapshot']; side: Side }): JSX.Element | null;
  /** How the board and the moves are shown, as far as people can choose that. */
  readonly Appearance?: ComponentType;
  /** The board of a set-up, as the player of `side` sees it: one that turns lies with that side's pieces below. */
  shape(setup: Types['setup'], side: Side): Shape;
}

/** What a game in progress has to know of the rules; the rules themselves are the engine's. */
export interface Rules<Types extends BoardTypes = BoardTypes> extends PlayRules<Types> {
  /** How the player acts on the board: a press places a piece; or one chooses a piece and the next says where to. */
  readonly input: 'place' | 'move';
  /** Where an action begins and ends on the board; `NO_CELL` twice for one without a place: a pass, a choice. */
  cellsOf(action: Action): { from: Cell; to: Cell };
}

/** What the board looks like and how it moves. */
export interface Look<Types extends BoardTypes = BoardTypes> {
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
  /** What people have chosen of how it is painted; the board is painted anew when it changes. */
  readonly chosen?: ReadonlySignal<unknown>;
  /** Around the cells. */
  readonly edge: Edge;
  /** Gets a canvas ready for a layout, with the colours in force. */
  painter(canvas: HTMLCanvasElement, layout: BoardLayout): Painter<Types>;
}

/** What paints on a canvas. */
export interface Painter<Types extends BoardTypes = BoardTypes> {
  paint(scene: Types['scene'], overlay: Overlay<Types['ghost']>): void;
}

/** An action on its way to the board. */
export interface Shown<Types extends BoardTypes = BoardTypes> {
  action: Action;
  events: readonly Types['event'][];
  before: Types['snapshot'];
  after: Types['snapshot'];
  by: 'player' | 'opponent';
}

/** Sentences about a game. */
export interface Words<Types extends BoardTypes = BoardTypes> extends PlayWords<Types> {
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
