import { Analysis } from '../../../../web/src/play/analysis/analysis';
import { at, openRules } from '../../gomoku/support/module';
import { FakeThinker } from '../../support/fake_players';
import { FakeVisibility } from '../../support/fake_time';
import { lineRecord } from '../../support/line_record';
import { setUp } from './gomoku_table';

/** Black wins with five of row 8, White's four are in column a. */
export function playToBlacksFive(table: Pick<ReturnType<typeof setUp>, 'game' | 'answer' | 'pass'>): void {
  for (const [own, other] of [
    ['h8', 'a1'],
    ['i8', 'a2'],
    ['j8', 'a3'],
    ['k8', 'a4'],
  ] as const) {
    table.game.tap(at(own));
    table.answer(at(other));
  }
  table.game.tap(at('l8'));
  table.pass(1000);
}

/** That game, weighed by a thinker that says what the test says. */
export function weighedGame(changed: Parameters<typeof setUp>[0] = {}) {
  const table = setUp(changed);
  const consulted = new FakeThinker();
  const analysis = new Analysis(table.game, {
    openRules,
    openThinker: () => consulted,
    rung: 140,
    visibility: new FakeVisibility(),
  });
  playToBlacksFive(table);
  /** The thinker is done with the position after so many moves. */
  const judge = (length: number, score: number, best = 'o15') => {
    const { key } = analysis.places.value[length]!;
    consulted.lines.set(key, Int32Array.from(lineRecord([at(best)])));
    consulted.learn(key, score);
  };
  return { ...table, analysis, consulted, judge };
}
