import type { Game } from '../../../../wasm/engine';
import { readEnding } from '../../shell/session/ending';
import type { GameRecord, Settings, Side } from '../game_types';
import { gameRecord } from '../saved_game';
import type { PlaySpec } from '../spec';
import { checkRecord } from './check_record';
import { noteWords } from './note_words';
import type { Note } from './reading';
import { messages } from './words/messages';

/** A game with the result that it has by the rules, what that leaves to be said, and whose turn it is. */
export interface Judged {
  record: GameRecord;
  notes: readonly Note[];
  sideToMove: Side;
}

/** A game as `rules` judge it, which are freed; null where they refuse it. */
export function judge(spec: PlaySpec, rules: Game, given: GameRecord): Judged | null {
  const { record, notes = [] } = checkRecord(spec, rules, given);
  const sideToMove = rules.sideToMove() as Side;
  rules.delete();
  return record === undefined ? null : { record, notes, sideToMove };
}

/** The game that an address holds; null where it is none, or the rules refuse it. */
export function judgeLinked(
  spec: PlaySpec,
  openRules: () => Game,
  { moves, end = '' }: { moves: string; end?: string | undefined },
  settings: Settings,
): Judged | null {
  const actions = spec.files.readMoves(moves, settings);
  const ending = readEnding(end) ?? undefined;
  return actions === null ? null : judge(spec, openRules(), gameRecord({ settings, actions, ending }));
}

/** The words of the notes, once they have come. */
export async function loadNotes(): Promise<typeof noteWords> {
  await messages.load();
  return noteWords;
}
