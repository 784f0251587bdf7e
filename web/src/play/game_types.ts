import type { Ending } from '../shell/session/ending';

/** An action's code, laid out by the game (`wasm/GAME.d.ts`). */
export type Action = number;

/** Who moves: the first side opens. */
export type Side = 0 | 1;

/** What a side plays: its pieces, in the order in which the game names them. Sides may come to them in an opening. */
export type Colour = 0 | 1;

/** As in `Game.result` (`wasm/engine.d.ts`). */
export const Result = { playing: 0, firstWon: 1, secondWon: 2, draw: 3 } as const;
export type Result = (typeof Result)[keyof typeof Result];

/** What every snapshot tells, decoded. */
export interface GameSnapshot {
  sideToMove: Side;
  result: Result;
}

/** The types that a game brings along; `play/` passes its values on without looking into them. */
export interface GameTypes {
  snapshot: GameSnapshot;
  /** What the engine tells of an action. */
  event: unknown;
  /** What a game is begun with: board, rule, opening, handicap. Plain values that JSON can hold. */
  setup: object;
  /** One action as the list of moves tells it. */
  move: MoveRecord;
}

/** Two people who play on one screen. */
export interface Friends {
  /** Of who plays the first side, and of who plays the second. */
  names: [string, string];
  /** The screen turns to the one who is to move. */
  turns: boolean;
}

/** What a game is played with: its set-up and who plays. */
export type Settings<Setup extends object = object> = Setup & {
  rung: number;
  /** Of the opponent's own chance and imperfection. */
  seed: number;
  /** The player's side. */
  side: Side;
  /** 0: all the time the animation gives; else nodes a turn, the same on every device. */
  nodes: number;
  /** The opponent's imperfection beyond its rung's own; none where it is not given. */
  blur?: number | undefined;
  /** Who plays, where that is two people; then nothing that is said of an opponent counts. */
  friends?: Friends | undefined;
  /** How somebody else has done in the same game, as an address says it. */
  challenge?: string | undefined;
};

/** The same against another rung, which is as it is. */
export function asItIs<Of extends Settings>(rung: number, settings: Of): Of {
  return { ...settings, rung, blur: undefined, friends: undefined, challenge: undefined };
}

/** The side that sentences call "you"; null where two people play. */
export function youIn({ friends, side }: Pick<Settings, 'friends' | 'side'>): Side | null {
  return friends === undefined ? side : null;
}

/** Whether the opponent is weaker than its rung. */
export function isBlurred({ blur = 0 }: Pick<Settings, 'blur'>): boolean {
  return blur > 0;
}

/** A game as it is sent and written to files: its set-up and every action from its start. */
export type GameRecord<Setup extends object = object> = Setup & {
  actions: Action[];
  /** Names of those who play the first and the second colour. */
  players?: [string, string];
  /** What the rules find on the board. */
  result?: Result;
  /** How it ended where the board does not end it; of a file that no rules have judged, how the file says it ended. */
  ending?: Ending;
};

/** What can help a player in a game. */
export const HELPS = ['undo', 'hint'] as const;
export type Help = (typeof HELPS)[number];

/** A game as it is kept. */
export interface SavedGame<Setup extends object = object> {
  settings: Settings<Setup>;
  /** Action codes from the start on. */
  actions: Action[];
  /** How it ended, where the board has not ended it. */
  ending?: Ending | undefined;
  over: boolean;
  /** What has helped the player; absent for nothing. */
  aid?: Help | undefined;
  /** The player has acted in a turn without a hint; absent in games that nothing is known of. */
  unaided?: boolean | undefined;
  /** Taken up in its middle, which others have played or which was played before: how it ends says little. */
  again?: boolean | undefined;
  /** What players count, as it stands at its end: the round, the move. */
  number?: number | undefined;
}

/** A game that has begun already. */
export type Begun = Pick<SavedGame, 'actions' | 'ending' | 'aid' | 'unaided' | 'again'> & { over?: boolean };

/** One action as the list of moves tells it. */
export interface MoveRecord {
  action: Action;
  side: Side;
  /** What players count: "move 12", "round 3". */
  number: number;
  /** The position that it was played in, for games whose notation needs it. */
  before?: GameSnapshot;
}

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** Whether a record is of a game that has come to its end. */
export function isOver({ result = Result.playing, ending }: Pick<GameRecord, 'result' | 'ending'>): boolean {
  return result !== Result.playing || ending !== undefined;
}

/** Who has won a game that is over, on the board or off it; null for a draw. */
export function wonBy({
  result = Result.playing,
  ending,
}: Pick<GameRecord, 'result' | 'ending'>): Side | null {
  return result === Result.playing ? (ending?.winner ?? null) : winnerOf(result);
}

/** What a game was begun with. */
export function setupOfRecord<Setup extends object>(record: GameRecord<Setup>): Setup {
  const { actions: _actions, players: _players, result: _result, ending: _ending, ...setup } = record;
  return setup as object as Setup;
}

export function winnerOf(result: Result): Side | null {
  if (result === Result.firstWon) return 0;
  return result === Result.secondWon ? 1 : null;
}
