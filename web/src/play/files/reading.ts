import type { GameRecord } from '../game_types';

/** A place in a text, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/**
 * Why a text is not a game that can be opened, where it may be so with every game; each kind has a sentence in the
 * shared words. A game has kinds of its own, and words for them (`FilesSpec.faultWords`).
 */
export type FaultKind =
  | 'empty'
  | 'tooLarge'
  | 'unreadable'
  | 'unknownFormat'
  | 'breaksOff'
  | 'unexpected'
  | 'point'
  | 'linkMoves'
  | 'afterEnd'
  | 'illegal';

/** What is wrong, and where. */
export interface Fault {
  /** A `FaultKind`, or one of the game's own. */
  kind: string;
  /** Where in the text; absent where the whole text is meant. */
  place?: Place;
  /** Number of the move, from 1, where a rule of the game refused it. */
  move?: number;
  /** What stands there, shortened. */
  found?: string;
}

/** What a game that was read leaves to be said. */
export interface Note {
  /** A result or rule that no reader understands is left out; a result that the board contradicts is not the game's. */
  kind: 'resultUnknown' | 'resultDenied' | 'ruleUnknown' | 'moverUnsaid';
  /** What stands there, shortened. */
  found?: string;
}

/** What came of reading a text: a game, perhaps with notes, or a fault, never both. */
export type Reading<Setup extends object = object> =
  | { record: GameRecord<Setup>; notes?: readonly Note[]; fault?: undefined }
  | { record?: undefined; notes?: undefined; fault: Fault };

/** Takes down a note. */
export type TakeNote = (note: Note) => void;

/** How much of a text a fault repeats. */
const FOUND_MAX = 24;

/** Thrown inside the readers only; `reading` makes a `Fault` of it. */
class Refusal extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}

/** Leaves the reader that `reading` runs, with a fault. */
export function refuse(kind: FaultKind, rest: Omit<Fault, 'kind'> = {}): never {
  return refuseAs(kind, rest);
}

/** The same for kinds of a game's own, which gives it a type of its own. */
export function refuseAs(kind: string, rest: Omit<Fault, 'kind'> = {}): never {
  const found = rest.found === undefined ? {} : { found: shorten(rest.found) };
  throw new Refusal({ kind, ...rest, ...found });
}

/** Runs a reader that may `refuse`, and may take notes. */
export function reading<Setup extends object>(read: (note: TakeNote) => GameRecord<Setup>): Reading<Setup> {
  const notes: Note[] = [];
  const note: TakeNote = ({ kind, found }) =>
    void notes.push(found === undefined ? { kind } : { kind, found: shorten(found) });
  try {
    const record = read(note);
    return notes.length === 0 ? { record } : { record, notes };
  } catch (thrown) {
    if (thrown instanceof Refusal) return { fault: thrown.fault };
    throw thrown;
  }
}

/** The place of the character at `offset`; a line ends with LF, CR or CR LF. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

function shorten(found: string): string {
  const letters = [...found];
  return letters.length > FOUND_MAX ? `${letters.slice(0, FOUND_MAX).join('')}…` : found;
}
