import type { ScoreComparison, ScoreSummary } from '../../../../wasm/lab';
import { type Contest, type Player, playerAt } from '../contest';
import type { ScoreBook } from '../score_book';
import type { ScoreGame } from '../score_game';

/** What is played of scores, as all exports see it. */
export interface ExportedScores {
  /** The game's name, as addresses and the command line have it. */
  game: string;
  contest: Contest;
  milestones: readonly number[];
  series: readonly ExportedSeries[];
  /** What the games of the player at one place say against those of another; null for one and the same. */
  against(one: number, other: number): ScoreComparison | null;
  /** A player's name for people. */
  nameOf(player: Player): string;
}

/** A player's games. */
export interface ExportedSeries {
  player: Player;
  summary: ScoreSummary;
  /** Those that are played. */
  games: readonly ScoreGame[];
}

/** Puts together what was played. */
export function seriesWith(
  contest: Contest,
  book: Pick<ScoreBook, 'standings'>,
  played: readonly (readonly (ScoreGame | null)[])[],
): ExportedSeries[] {
  return book.standings.value.map(({ summary }, place) => ({
    player: playerAt(contest.players, place),
    summary,
    games: (played[place] ?? []).filter((game) => game !== null),
  }));
}
