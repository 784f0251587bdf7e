import { expect, it } from 'vitest';
import { decodeWeighed, onlyLine } from '../../../web/src/play/analysis/weighed_line';
import { lineRecord } from '../support/line_record';

it('lines are weighed by their flags; those without a move are left out', () => {
  expect(
    decodeWeighed(
      Int32Array.of(
        ...lineRecord([147, 148], 7, 2 | (4 << 8)),
        ...lineRecord([], 9),
        ...lineRecord([150], 0, 4),
      ),
    ),
  ).toEqual([
    {
      scoreLoss: 7,
      forced: 'loss',
      plies: 4,
      atLeast: false,
      flags: 2 | (4 << 8),
      only: false,
      codes: [147, 148],
    },
    { scoreLoss: 0, forced: null, plies: 0, atLeast: true, flags: 4, only: false, codes: [150] },
  ]);
});

it('an only move comes to the opposite of the best answer, a ply later', () => {
  const [answer = null] = decodeWeighed(Int32Array.from(lineRecord([7, 8], 0, 2 | (4 << 8))));
  expect(onlyLine(5, answer)).toMatchObject({ forced: 'win', plies: 5, only: true, codes: [5, 7, 8] });
  expect(onlyLine(5, null)).toMatchObject({ forced: null, plies: 0, only: true, codes: [5] });
});
