/**
 * What a Forethought board in a frame (`?embed=1`) and the page around it say to each other, through `postMessage`, and the
 * element `<forethought-board>` of `embed.js`. Version 1: fields may be added to it; what is here stays.
 */

/** What a board says. */
export type ForethoughtEvent = { forethought: 1 } & (
  | ForethoughtReady
  | ForethoughtMoved
  | ForethoughtEnded
  | ForethoughtResized
  | ForethoughtRefused
);

/** What the page around it can ask for. */
export type ForethoughtCommand = { forethought: 1 } & (
  | {
      /** A new game. What `parameters` do not say is as it was. */
      type: 'new';
      parameters?: ForethoughtParameters;
    }
  | {
      /** Shows what an address with these parameters shows: a position by its `moves`, another language, another game. */
      type: 'set';
      parameters: ForethoughtParameters;
    }
  /** Takes the player's last move back. */
  | { type: 'undo' }
  /** Opens the hint, or closes it. */
  | { type: 'hint' }
);

/** Those of the page's address: `game`, `ai`, `side`, `seed`, `moves`, `lang`, `tempo` and those of the game. */
export type ForethoughtParameters = Record<string, string | number | boolean>;

/** Where a game stands. */
export interface ForethoughtState {
  /** As the address names it. */
  game: string;
  /** The opponent's rung; in 2048 that of the engine that plays when it is asked to. */
  ai: number;
  /** The player's. */
  side: 'first' | 'second';
  /** Moves that were played. */
  moves: number;
  /** Who moves next; nobody once the game is over. */
  turn: 'player' | 'opponent' | null;
  /** The position in the game's text form. */
  position: string;
}

/** A game can be played: the first one, or another one that was asked for. */
export interface ForethoughtReady extends ForethoughtState {
  type: 'ready';
  /** Of Forethought. */
  version: string;
}

/** The position has changed. */
export interface ForethoughtMoved extends ForethoughtState {
  type: 'moved';
  /** Who has played; `undo` where a move was taken back. */
  by: 'player' | 'opponent' | 'undo';
}

export interface ForethoughtEnded extends ForethoughtState {
  type: 'ended';
  /** For the player. A game of 2048 is `lost` when nothing slides any more. */
  result: 'won' | 'lost' | 'draw';
}

/** The frame has another size, or the board in it. In CSS pixels of the frame. */
export interface ForethoughtResized {
  type: 'resized';
  width: number;
  height: number;
  board: { x: number; y: number; width: number; height: number };
}

/** A message of the page around was not understood. */
export interface ForethoughtRefused {
  type: 'refused';
  reason: 'version' | 'command';
}

/** `<forethought-board game="gomoku" ai="60" lang="en">`: a frame that is as large as the element. */
export interface ForethoughtBoardElement extends HTMLElement {
  newGame(parameters?: ForethoughtParameters): void;
  set(parameters: ForethoughtParameters): void;
  undo(): void;
  hint(): void;
}

/** Of a `<forethought-board>`: `ready`, `moved`, `ended` and `resized`, whose `detail` is the message. */
export interface ForethoughtBoardEvents {
  ready: CustomEvent<ForethoughtReady>;
  moved: CustomEvent<ForethoughtMoved>;
  ended: CustomEvent<ForethoughtEnded>;
  resized: CustomEvent<ForethoughtResized>;
}

declare global {
  interface HTMLElementTagNameMap {
    'forethought-board': ForethoughtBoardElement;
  }
}
