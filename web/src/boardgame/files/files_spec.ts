import type { Action, GameRecord, GameTypes } from '../game_types';
import type { Fault, Reading } from './reading';

/** A kind of file that a game is kept in. */
export interface FileFormat<Setup extends object = object> {
  /** What players call it: `SGF`. */
  readonly name: string;
  /** How its files end, without the dot: `sgf`. */
  readonly ending: string;
  readonly mediaType: string;
  /** Whether a text is of this kind, by how it begins. */
  matches(text: string): boolean;
  /** Reads a game; whether its moves are legal is asked of the rules, in `checkRecord`. */
  read(text: string): Reading<Setup>;
  /** `date` is when it was played, `2026-11-21`. */
  write(record: GameRecord<Setup>, options: { date: string }): string;
  /** What the kind does not keep of such a game, in a sentence; null for nothing. */
  omits?(setup: Setup): string | null;
  /** Name of the encoding, as far as the first bytes of a file tell, read as Latin letters; null for UTF-8. */
  encoding?(head: string): string | null;
}

/** What a game brings along to be kept in files, sent as a link and remembered. */
export interface FilesSpec<Types extends GameTypes = GameTypes> {
  /** Kinds of files; the first is shown as text too. */
  readonly formats: readonly FileFormat<Types['setup']>[];
  /** Parameters of a link that say the set-up; what is usual is left out. */
  linkSetup(setup: Types['setup']): Record<string, string>;
  /** The set-up that the parameters of a link say; may `refuse`. */
  readLinkSetup(parameters: ReadonlyMap<string, string>): Types['setup'];
  /** Moves without anything between them, as links and saves have them. */
  writeMoves(actions: readonly Action[], setup: Types['setup']): string;
  /** The actions, legal or not; null for text that is not moves of such a game. */
  readMoves(text: string, setup: Types['setup']): Action[] | null;
  /** Kind of the fault where the rules refuse an action in the position `before`. */
  refusal(before: Types['snapshot'], action: Action): string;
  /** What is wrong, for the kinds of the game's own; null for the room's. */
  faultWords(fault: Fault): string | null;
  /** What a game read is, in a few phrases: its length, its board, its rule. */
  summary(record: GameRecord<Types['setup']>): readonly string[];
}
