import type { RungWords } from '../i18n/rungs';
import type { Rung } from '../shell/session/ladder';

/** A game as the record's screen knows it. */
export interface RecordSource {
  /** Its name in the list of games. */
  readonly game: string;
  title(): string;
  /** In ascending order. */
  readonly ladder: readonly Rung[];
  words(): { rungs: RungWords };
}
