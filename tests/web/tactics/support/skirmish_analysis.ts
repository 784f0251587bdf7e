import { expect } from 'vitest';
import { END_TURN, packAction } from '../../../../web/src/tactics/rules/action_code';
import { FakeThinker } from '../../support/fake_players';
import { FakeVisibility } from '../../support/fake_time';
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
  const board = openRules();
  const made = setUpBattle(
    cells,
    side,
    undefined,
    {},
    {
      rules: board,
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
    },
  );
  const analysis = made.battle.analysis!;
  const plans = () => analysis.plans.value.map(({ line: { codes } }) => codes);
  /** The opponent walks its unit 2 west and ends its turn; it considered `lines` when that began. */
  const opponentPlays = (lines: number[]) => {
    made.battle.endTurn();
    made.thinker.consider(made.rules.key(), lines);
    made.thinker.hold(made.rules.key(), walk(2, 87), true);
    made.frames.paintUntil(made.frames.now() + 1300);
    made.thinker.hold(made.rules.key(), END_TURN, true);
    made.frames.paintUntil(made.frames.now() + 4000);
    expect(made.battle.phase.value).toBe('player');
  };
  return { ...made, analysis, consulted, visibility, idle, opened, board, plans, opponentPlays };
}
