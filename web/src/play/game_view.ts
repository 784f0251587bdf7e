import type { ComponentChild } from 'preact';
import type { Game as Rules } from '../../../wasm/engine';
import type { KeyLine } from '../board/key_help/key_line';
import type { Frames } from '../conductor/contract';
import type { Session } from '../shell/session/session';
import type { Analysis } from './analysis/analysis';
import type { Apart } from './apart';
import type { GameRecord, SavedGame, Settings, Side } from './game_types';
import type { Ladder } from './opponent';
import type { PlayGame } from './play_game';
import type { SharedGame } from './shared/shared_game';
import type { Film, FilmParts } from './sharing/picture/film';

/** What a game's screen shows, and what it asks for. */
export interface GameViewProps<Game extends PlayGame = PlayGame> {
  game: Game;
  /** What weighs its positions; null until its script has come. */
  analysis: Analysis | null;
  session: Pick<Session, 'log' | 'settings' | 'saves'> & { frames: Frames; ladder: Ladder };
  /** No page chrome: an embedded board. */
  embed: boolean;
  perf: boolean;
  growFrom: DOMRect | null;
  /** A rung plays in the player's place: the game is one of a match, to be looked at. null in a game of one's own. */
  ownRung: number | null;
  /** What is known of a game that others have played and is over; null for one of the player's own. */
  shared: SharedGame | null;
  /** What it belongs to; null for one of the usual games. */
  apart: Apart | null;
  /** Who "Play" offers at home. */
  offered: number;
  onHome(): void;
  onSettings(): void;
  /** Rules for judging games from files, and for looking into others. */
  openRules(): Rules;
  onNewGame(settings: Settings): void;
  /** Shows a hint or hides it; before anybody can give one it is remembered. */
  onHint(): void;
  /** Goes on from an earlier moment of the game. */
  onPlayOn(saved: SavedGame): void;
  /** Goes on with a game from a file or a link. */
  onOpen(record: GameRecord): void;
}

/** A game's screen as its parts see it. */
export interface GameView<Game extends PlayGame = PlayGame> extends GameViewProps<Game> {
  opponentName: string;
  /** The game is one of others', to be looked at. */
  looking: boolean;
  nameOf(side: Side): string;
  /** The rung that plays a side; null for a person. */
  rungOf(side: Side): number | null;
  /** Asks what to begin anew. */
  askNewGame(): void;
  /** Opens the dialog of files and links. */
  openFiles(): void;
  /** Shows the analysis. */
  analyse(): void;
}

/** What each game has of its own on its screen. */
export interface ScreenParts<Game extends PlayGame = PlayGame> {
  /** Loads what films its board. */
  film(): Promise<{ openFilm(game: Game, parts: FilmParts): Film }>;
  /** Columns to rows of its board; absent for a square. */
  aspect?(game: Game): number;
  /** The board, and what lies over it. */
  board(view: GameView<Game>): ComponentChild;
  /** What stands in a player's strip beside the name: the line below it, and what is left of the side. */
  strip?(view: GameView<Game>, side: Side): { line?: string; left?: ComponentChild };
  /** What can be done now, or what is looked at. */
  context(view: GameView<Game>): ComponentChild;
  /** A move or turn that is looked at again, once the game is over. */
  again(view: GameView<Game>): ComponentChild;
  /** The lines of a hint. */
  hint(view: GameView<Game>): ComponentChild;
  /** The result stands over the board instead of beside it. */
  readonly resultOver?: boolean;
  /** How both sides stand in the result, beside who won. */
  standing?(view: GameView<Game>): ComponentChild;
  /** What decided the game, in a sentence; absent where it is a move that says it. */
  turningWords?(view: GameView<Game>): ComponentChild;
  /** What a game that is one of a series leads to, instead of all other games; null for a game by itself. */
  nextGames?(view: GameView<Game>): ComponentChild;
  /** Further games to begin from the result. */
  moreGames?(view: GameView<Game>): ComponentChild;
  /** The list of moves. */
  moves(view: GameView<Game>): ComponentChild;
  /** How this game is set up. */
  setup(view: GameView<Game>): ComponentChild;
  /** The buttons of a turn. */
  actions(view: GameView<Game>): ComponentChild;
  /** What the board shows of what was asked for in the panel; null for nothing. On a phone the panel gives way to it. */
  asked?(game: Game): unknown;
  /** Something was pressed; it may have been beside the board. */
  pressed?(event: PointerEvent, game: Game): void;
  readonly keys: readonly KeyLine[];
  /** Does what a key says. Returns whether that was something. */
  key(view: GameView<Game>, key: string): boolean;
}
