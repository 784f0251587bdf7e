import { expect, it } from 'vitest';
import { faultsIn } from '../../../tools/lib/soak.mjs';

const ROUND = {
  minute: 1,
  heap_kb: 8000,
  process_mb: 90,
  nodes: 700,
  workers: 2,
  actions: 50,
  games: 5,
  long_tasks: 9,
  longest_ms: 120,
};

it('measures growth from the first tenth on, and finds a worker too many and a long task', () => {
  const rounds = [
    { ...ROUND, heap_kb: 100 },
    { ...ROUND, minute: 5 },
    { ...ROUND, minute: 50, heap_kb: 8700 },
  ];
  expect(faultsIn(rounds)).toEqual([]);
  const last = { ...ROUND, minute: 50, heap_kb: 9000, workers: 3, longest_ms: 900 };
  expect(faultsIn([...rounds, last])).toHaveLength(3);
  expect(faultsIn([])).toHaveLength(1);
});
