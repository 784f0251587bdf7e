import { expect, onTestFinished } from 'vitest';
import type { TacticsGame } from '../../../../wasm/tactics';
import { BattleAnalysis } from '../../../../web/src/tactics/analysis/battle_analysis';
import { END_TURN, packAction } from '../../../../web/src/tactics/rules/action_code';
import { FakeThinker } from '../../support/fake_players';
import { FakeVisibility } from '../../support/fake_time';
import { isFreed } from '../../support/is_freed';
import { lineRecord } from '../../support/line_record';
import { type Cells, openRules } from './skirmish';
import { APART, setUp as setUpBattle } from './skirmish_battle';

/** A unit goes to a cell. */
export const walk = (unit: number, cell: number) => packAction({ unit, cell, direction: 0 });

/** A line as the engine tells it. */
export const line = (scoreLoss: number, codes: number[], flags = 0, answer: number[] = []) =>
  lineRecord(codes, scoreLoss, flags, { codes: answer });

/** A skirmish whose analysis has a thinker that says what it is told to. */
export function setUp(cells: Cells = APART, side: 0 | 1 = 0) {
  /** The thinker of the analysis; whoever had it last has put it to rest. */
  const consulted = new FakeThinker();
  consulted.pause();
  const visibility = new FakeVisibility();
  const idle: (() => void)[] = [];
  const opened = { times: 0 };
  const boards: TacticsGame[] = [];
  const made = setUpBattle(cells, side);
  const { battle, rules, thinker, frames } = made;
  const analysis = new BattleAnalysis(battle, {
    openRules() {
      const board = openRules();
      boards.push(board);
      return board;
    },
    opponent: thinker,
    openThinker() {
      opened.times++;
      return consulted;
    },
    rung: 140,
    whenIdle(task) {
      idle.push(task);
      return () => idle.splice(idle.indexOf(task), 1);
    },
    visibility,
  });
  battle.analysis.value = analysis;
  onTestFinished(() => {
    if (!boards.some(isFreed)) analysis.dispose();
  });
  const plans = () => analysis.plans.value.map(({ line: { codes } }) => codes);
  /** The opponent walks its unit 2 west and ends its turn; it considered `lines` when that began. */
  const opponentPlays = (lines: number[]) => {
    battle.endTurn();
    thinker.consider(rules.key(), lines);
    thinker.hold(rules.key(), walk(2, 87), true);
    frames.paintUntil(frames.now() + 1300);
    thinker.hold(rules.key(), END_TURN, true);
    frames.paintUntil(frames.now() + 4000);
    expect(battle.phase.value).toBe('player');
  };
  return { ...made, analysis, consulted, visibility, idle, opened, boards, plans, opponentPlays };
}
