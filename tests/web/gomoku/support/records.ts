import type { GomokuRecord } from '../../../../web/src/gomoku/game_record';
import { AGREED_DRAW, type Ending } from '../../../../web/src/shell/session/ending';
import fc from '../../support/fast_check';

/** Names as people write them: brackets, backslashes, letters of any script, one blank between words. */
const names = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((name) => name.replace(/[\s\p{Cc}]+/gu, ' ').trim());

const choices: fc.Arbitrary<number[][]> = fc.constantFrom(
  [[], [], []],
  [[400], [], []],
  [[401], [], []],
  [[402], [], []],
  [[402], [], [400]],
  [[402], [], [401]],
);

const endings: fc.Arbitrary<Ending> = fc.oneof(
  fc.constant(AGREED_DRAW),
  fc.record({
    winner: fc.constantFrom(0 as const, 1 as const),
    by: fc.constantFrom('resignation' as const, 'time' as const, 'forfeit' as const, 'unsaid' as const),
  }),
);

/** Games whose moves alternate and stand on different points; who won is not looked at. */
export const records: fc.Arbitrary<GomokuRecord> = fc
  .record({
    size: fc.integer({ min: 9, max: 20 }),
    rule: fc.constantFrom<GomokuRecord['rule']>('freestyle', 'standard', 'renju'),
    points: fc.uniqueArray(fc.integer({ min: 0, max: 399 }), { maxLength: 60 }),
    swap2: fc.boolean(),
    chosen: choices,
    players: fc.option(fc.tuple(names, names)),
    ending: fc.option(endings, { nil: undefined }),
  })
  .map(({ size, rule, points, swap2, chosen, players, ending }) => {
    const stones = points.filter((cell) => cell % 20 < size && cell < 20 * size);
    const actions = swap2 ? withChoices(stones, chosen) : stones;
    const named = players?.some((name) => name !== '') === true;
    return {
      size,
      rule,
      opening: swap2 ? 'swap2' : 'free',
      actions,
      ...(named && players !== null ? { players } : {}),
      ...(ending === undefined ? {} : { ending }),
    };
  });

/** The choices after the third stone and after the fifth; without one that settles the colours the game waits there. */
function withChoices(stones: number[], [first = [], , second = []]: number[][]): number[] {
  const asked = stones.slice(0, 3);
  if (asked.length < 3 || first.length === 0) return asked;
  if (first[0] !== 402) return [...asked, ...first, ...stones.slice(3)];
  const two = stones.slice(3, 5);
  const opened = [...asked, ...first, ...two];
  return two.length < 2 || second.length === 0 ? opened : [...opened, ...second, ...stones.slice(5)];
}
