import { type Signal, signal } from '@preact/signals';
import type { MatchSummary, MatchTable, SprtCourse } from '../../../wasm/lab';
import type { Book } from './book';
import { type Contest, pairingOf, pairsOf, type Task } from './contest';
import { stepOf } from './course';
import type { MatchGame } from './match_game';
import type { MatchReply, MatchRequest } from './match_protocol';

/** Keeps the matches of a contest: each pair's games, and what they come to. */
export class MatchBook implements Book<MatchGame> {
  /** What each pair's games come to. */
  readonly standings: Signal<readonly MatchSummary[]>;
  /** Of a match, as `MatchTable.course` has it. */
  readonly course = signal<Float64Array>(new Float64Array());
  /** Of a match with a sequential test. */
  readonly sprt = signal<SprtCourse | null>(null);
  private readonly tables: readonly MatchTable[];
  /** Tables that have heard of a game since they were asked. */
  private readonly stale: Set<number>;

  /** `makeTable`: a new one of the engine's, which is freed here. */
  constructor(
    makeTable: () => MatchTable,
    private readonly contest: Contest,
  ) {
    this.tables = pairsOf(contest).map(makeTable);
    this.stale = new Set(this.tables.keys());
    this.standings = signal(this.tables.map((table) => table.summary()));
  }

  order({ series, number }: Task): MatchRequest {
    return { type: 'play', pairing: pairingOf(this.contest, series), number };
  }

  gameOf(reply: MatchReply): MatchGame | null {
    return reply.type === 'played' ? reply.game : null;
  }

  enter(series: number, game: MatchGame): void {
    const refusal = this.tables[series]?.enter(game) ?? '';
    if (refusal !== '') throw new Error(refusal);
    this.stale.add(series);
  }

  /** Once a sequential test has decided, nothing counts but the games that it looked at. */
  decide(): number | null {
    const { sprt: settings } = this.contest;
    const [table] = this.tables;
    if (settings === null || table === undefined) return null;
    const course = table.sprt(settings);
    this.sprt.value = course;
    if (course.verdict === 0) return null;
    const decided = 2 * course.ratios.length;
    table.truncate(decided);
    this.stale.add(0);
    return decided;
  }

  publish(): void {
    this.standings.value = this.standings.value.map((known, pair) =>
      this.stale.has(pair) ? (this.tables[pair]?.summary() ?? known) : known,
    );
    this.stale.clear();
    if (this.tables.length === 1)
      this.course.value = this.tables[0]?.course(2 * stepOf(this.contest.games / 2)) ?? this.course.value;
  }

  dispose(): void {
    for (const table of this.tables) table.delete();
  }
}
