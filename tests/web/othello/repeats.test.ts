import { expect, it } from 'vitest';
import kept from '../../../engine/othello/data/repeats.json';
import { REMEDIES, type Repeats } from '../../../web/src/othello/repeats/remedies';
import { OTHELLO } from '../../../web/src/othello/spec';
import { checkRecord } from '../../../web/src/play/files/check_record';
import { actionsOf, rulesAfter } from './support/module';

const repeats: Repeats = kept;

it('every remedy that was measured has its words, for each program', () => {
  const rungs = new Set(repeats.remedies.map(({ rung }) => rung));
  expect(rungs.size).toBeGreaterThan(1);
  for (const rung of rungs) {
    const measured = repeats.remedies.filter((one) => one.rung === rung);
    expect(measured.map(({ remedy }) => remedy)).toEqual(REMEDIES);
  }
});

it('every line can be looked at: it is a whole game, won by whom it says', () => {
  const rules = rulesAfter([]);
  for (const { moves, winner } of repeats.lines) {
    const { record } = checkRecord(OTHELLO, rules, { ...OTHELLO.setup.usual, actions: actionsOf(moves) });
    expect(record?.result, moves).toBe(winner === 'black' ? 1 : 2);
  }
  rules.delete();
});
