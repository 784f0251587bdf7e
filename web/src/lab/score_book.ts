import { type Signal, signal } from '@preact/signals';
import type { ScoreComparison, ScoreSummary, ScoreTable } from '../../../wasm/lab';
import type { Book } from './book';
import { type Contest, seriesSettings, type Task } from './contest';
import { stepOf } from './course';
import type { MatchReply, MatchRequest } from './match_protocol';
import type { ScoreGame } from './score_game';

/** A player's games alone, and what they come to. */
export interface ScoreStanding {
  summary: ScoreSummary;
  /** As `ScoreTable.course` has it. */
  course: Float64Array;
}

/** Keeps the scores of a contest in which everybody plays alone, on the same tiles. */
export class ScoreBook implements Book<ScoreGame> {
  /** By player. */
  readonly standings: Signal<readonly ScoreStanding[]>;
  /** What everybody's games say against those of the one at `reference`; null for that one itself. */
  readonly comparisons = signal<readonly (ScoreComparison | null)[]>([]);
  readonly reference = signal(0);
  private readonly tables: readonly ScoreTable[];
  private readonly stale: Set<number>;
  private disposed = false;

  /** `makeTable`: a new one of the engine's, which is freed here; `milestones`: those worth counting, ascending. */
  constructor(
    makeTable: () => ScoreTable,
    private readonly contest: Contest,
    readonly milestones: Float64Array,
  ) {
    this.tables = contest.players.map(makeTable);
    this.stale = new Set();
    this.standings = signal(this.tables.map((table) => this.standingOf(table)));
    this.compare();
  }

  order({ series, number }: Task): MatchRequest {
    return { type: 'score', series: seriesSettings(this.contest, series), number };
  }

  gameOf(reply: MatchReply): ScoreGame | null {
    return reply.type === 'scored' ? reply.game : null;
  }

  enter(series: number, game: ScoreGame): void {
    const refusal = this.tables[series]?.enter(game) ?? '';
    if (refusal !== '') throw new Error(refusal);
    this.stale.add(series);
  }

  decide(): null {
    return null;
  }

  /** Compares everybody with the player at a place. */
  refer(place: number): void {
    this.reference.value = place;
    if (!this.disposed) this.compare();
  }

  /** What the games of one player say against those of another. */
  against(one: number, other: number): ScoreComparison | null {
    const [table, opposite] = [this.tables[one], this.tables[other]];
    if (one === other || table === undefined || opposite === undefined) return null;
    return table.compare(opposite, this.milestones);
  }

  publish(): void {
    if (this.stale.size === 0) return;
    this.standings.value = this.standings.value.map((known, place) => {
      const table = this.stale.has(place) ? this.tables[place] : undefined;
      return table === undefined ? known : this.standingOf(table);
    });
    this.stale.clear();
    this.compare();
  }

  dispose(): void {
    this.disposed = true;
    for (const table of this.tables) table.delete();
  }

  private standingOf(table: ScoreTable): ScoreStanding {
    return { summary: table.summary(this.milestones), course: table.course(stepOf(this.contest.games)) };
  }

  private compare(): void {
    this.comparisons.value = this.tables.map((_, place) => this.against(place, this.reference.value));
  }
}
