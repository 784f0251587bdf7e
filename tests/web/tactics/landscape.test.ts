import { expect, it } from 'vitest';
import { landscapeOf } from '../../../web/src/tactics/board/landscape';
import { CELL_COUNT } from '../../../web/src/tactics/rules/cells';
import { openRules } from './support/skirmish';

/** Text of the position a battle with this seed begins with. */
function startOf(seed: number): string {
  const rules = openRules();
  expect(rules.start(seed)).toBe('');
  const text = rules.text();
  rules.delete();
  return text;
}

it('a landscape is the same for the same seed, whatever happens to the units', () => {
  const start = startOf(7);
  expect(landscapeOf(startOf(7))).toEqual(landscapeOf(start));
  expect(landscapeOf(start.replace(/hp \d+/g, 'hp 1').replace('round 1', 'round 9'))).toEqual(
    landscapeOf(start),
  );
});

it('landscapes differ from seed to seed, from bare to grown over, and cover no cell but the board’s', () => {
  const grown = Array.from({ length: 40 }, (_, seed) => landscapeOf(startOf(seed)));
  const sizes = grown.map(({ size }) => size);
  expect(Math.min(...sizes)).toBeLessThan(0.25 * CELL_COUNT);
  expect(Math.max(...sizes)).toBeGreaterThan(0.75 * CELL_COUNT);
  expect(new Set(grown.map((cells) => [...cells].join())).size).toBeGreaterThan(35);
  expect(grown.flatMap((cells) => [...cells]).every((cell) => cell >= 0 && cell < CELL_COUNT)).toBe(true);
});
