import type { ContestRunner } from './contest_runner';
import type { MatchBook } from './match_book';
import type { MatchGame } from './match_game';
import { ScoreBook } from './score_book';
import type { ScoreGame } from './score_game';

/** Of players who meet. */
export type MatchRunner = ContestRunner<MatchGame, MatchBook>;

/** Of players who play alone. */
export type ScoreRunner = ContestRunner<ScoreGame, ScoreBook>;

export type AnyRunner = MatchRunner | ScoreRunner;

export function isScoring(runner: AnyRunner): runner is ScoreRunner {
  return runner.book instanceof ScoreBook;
}
