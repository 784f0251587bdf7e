import { describe, expect, it } from 'vitest';
import { readMoves, writeMoves } from '../../../web/src/tactics/battle/moves_text';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import type { Direction } from '../../../web/src/tactics/rules/cells';
import fc from '../support/fast_check';

const actions = fc.array(
  fc.oneof(
    fc.constant(END_TURN),
    fc
      .record({
        unit: fc.integer({ min: 0, max: 11 }),
        cell: fc.integer({ min: 0, max: 99 }),
        direction: fc.integer({ min: 0, max: 4 }) as fc.Arbitrary<Direction>,
      })
      .map(packAction),
  ),
);

describe('moves in an address', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(actions, (codes) => {
        const text = writeMoves(codes);
        expect(text).toHaveLength(3 * codes.length);
        expect(encodeURIComponent(text)).toBe(text);
        expect(readMoves(text)).toEqual(codes);
      }),
    );
  });

  it('are refused where nobody wrote them', () => {
    expect(writeMoves([END_TURN])).toBe('D__');
    for (const text of ['D_', 'D__D', 'D_+', 'E__', '___', 'é__']) expect(readMoves(text)).toBeNull();
    expect(readMoves('')).toEqual([]);
  });
});
