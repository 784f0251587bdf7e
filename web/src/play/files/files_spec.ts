import type { Action, GameRecord, GameTypes } from '../game_types';
import type { Fault, Note, Reading } from './reading';

/** What a file tells of a game besides its record. */
export interface WriteOptions {
  /** When it was played, `2026-11-21`. */
  date: string;
  /** By how much the first colour has won, in games that count that; absent where it is not over by the rules. */
  margin?: number | undefined;
}

/** A kind of file that a game is kept in. */
export interface FileFormat<Setup extends object = object> {
  /** What players call it: `SGF`. */
  readonly name: string;
  /** How its files end, without the dot: `sgf`. */
  readonly ending: string;
  readonly mediaType: string;
  /** Whether a text is of this kind, by how it begins. */
  matches(text: string): boolean;
  /** Reads the game that begins at `from`; whether its moves are legal is asked of the rules, in `checkRecord`. */
  read(text: string, from?: number): Reading<Setup>;
  /** Where the games of a text begin; absent for a kind that has one in a text. */
  starts?(text: string): number[];
  write(record: GameRecord<Setup>, options: WriteOptions): string;
  /** What the kind does not keep of a game, in a sentence; null for nothing. */
  omits?(record: GameRecord<Setup>): string | null;
  /** Name of the encoding, as far as the first bytes of a file tell, read as Latin letters; null for UTF-8. */
  encoding?(head: string): string | null;
}

/** What reads and writes a game. */
export interface FileKinds<Setup extends object = object> {
  /** Kinds of files; the first is shown as text too. */
  readonly formats: readonly FileFormat<Setup>[];
  /** Kinds of text that are read where people paste them, and never written. */
  readonly texts: readonly Pick<FileFormat<Setup>, 'matches' | 'read'>[];
  /** A game as text from its start on, where the engine's text form tells only how it stands now. */
  fromStart?(record: GameRecord<Setup>): string;
}

/** What a game brings along to be kept in files, sent as a link and remembered. */
export interface FilesSpec<Types extends GameTypes = GameTypes> {
  /** What players call the kinds of files. */
  readonly kindNames: readonly string[];
  /** Loads what reads and writes them; a game is played without. */
  kinds(): Promise<FileKinds<Types['setup']>>;
  /** Parameters of a link that say the set-up; what is usual is left out. null where no link can say it. */
  linkSetup(setup: Types['setup']): Record<string, string> | null;
  /** The set-up that the parameters of a link say; may `refuse`. */
  readLinkSetup(parameters: ReadonlyMap<string, string>): Types['setup'];
  /** Moves without anything between them, as links and saves have them. */
  writeMoves(actions: readonly Action[], setup: Types['setup']): string;
  /** The actions, legal or not; null for text that is not moves of such a game. */
  readMoves(text: string, setup: Types['setup']): Action[] | null;
  /** An action that texts leave out before another, where the rules allow nothing else; null for none. */
  leftOut?(before: Types['snapshot'], action: Action): Action | null;
  /** Kind of the fault where the rules refuse an action in the position `before`. */
  refusal(before: Types['snapshot'], action: Action): string;
  /** What is wrong, for the kinds of the game's own; null for the shared ones. */
  faultWords(fault: Fault): string | null;
  /** What a note says, for the kinds of the game's own; null for the shared ones. */
  noteWords?(note: Note): string | null;
  /** What a game read is, in a few phrases: its length, its board, its rule. */
  summary(record: GameRecord<Types['setup']>): readonly string[];
}
