import { expect } from 'vitest';
import type { MatchSummary, MatchTable } from '../../../../wasm/lab';
import type { Contest } from '../../../../web/src/lab/contest';
import { type Begun, ContestRunner } from '../../../../web/src/lab/contest_runner';
import { MatchBook } from '../../../../web/src/lab/match_book';
import type { MatchGame } from '../../../../web/src/lab/match_game';
import type { MatchRunner } from '../../../../web/src/lab/runners';
import { startLab } from '../../../wasm/support/lab_module';
import { EMPTY_MODULE } from '../../support/empty_module';
import { FakeMatchWorker, gameOf, MATCH } from '../../support/fake_match';
import { FakeClock } from '../../support/fake_time';

/** The engine's own tables do the counting. */
const lab = await startLab();

interface Wanted extends Partial<Contest> {
  workers?: number;
  spawn?: () => FakeMatchWorker;
  begun?: Begun<MatchGame>;
}

/** A contest at work, with workers that do as they are told. */
export function setUp({ workers = 2, spawn = () => new FakeMatchWorker(), begun, ...contest }: Wanted = {}) {
  const all: FakeMatchWorker[] = [];
  const tables: MatchTable[] = [];
  const clock = new FakeClock();
  const wanted = { ...MATCH, ...contest };
  const makeTable = () => {
    const table = new lab.MatchTable();
    tables.push(table);
    return table;
  };
  const runner: MatchRunner = new ContestRunner({
    contest: wanted,
    book: new MatchBook(makeTable, wanted),
    spawn: () => {
      const worker = spawn();
      all.push(worker);
      return worker;
    },
    load: { type: 'load', glue: 'assets/tactics.js', compiled: EMPTY_MODULE },
    workers,
    clock,
    begun: begun ?? null,
  });
  const working = () => all.filter((worker) => !worker.terminated);
  const readyAll = () => {
    for (const worker of working()) worker.ready();
  };
  const numbers = () => working().map(({ number }) => number);
  const numbersPlayed = () => runner.played.value[0]?.map((game) => game?.number);
  const standing = () => runner.book.standings.value[0]!;
  return { runner, tables, clock, all, working, readyAll, numbers, numbersPlayed, standing };
}

/** What a table says in which the first `games` games were entered in order. */
export function summaryOf(games: number): MatchSummary {
  const table = new lab.MatchTable();
  for (let number = 0; number < games; number++) expect(table.enter(gameOf(number))).toBe('');
  const summary = table.summary();
  table.delete();
  return summary;
}

/** Lets the workers that are there play on until nothing changes any more. */
export function playOut(working: () => FakeMatchWorker[], choose: (count: number) => number = () => 0): void {
  for (let turn = 0; turn < 1000; turn++) {
    const busy = working().filter(({ number }) => number >= 0);
    if (busy.length === 0) return;
    busy[choose(busy.length)]!.finish();
  }
  throw new Error('the match does not end');
}
