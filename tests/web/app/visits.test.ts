// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { Visits } from '../../../web/src/app/visits';

/** What is kept of the screens that were left. */

afterEach(() => {
  history.replaceState(null, '');
});

const visit = (address: string) => ({ screen: 'lab', address });

test('the way back to a screen is the latest that was given for it', () => {
  const visits = new Visits(() => {});
  visits.mark(visit('?game=gomoku'), '?game=gomoku', () => 'first');
  visits.mark(visit('?game=gomoku'), '?game=gomoku', () => 'second');
  expect(visits.wayTo(visit('?game=gomoku'))?.()).toBe('second');
  expect(visits.wayTo({ screen: 'home', address: '?game=gomoku' })).toBeUndefined();
});

test('ways back are kept to no more screens than browsers keep entries of', () => {
  const visits = new Visits(() => {});
  for (let seed = 1; seed <= 60; seed++) visits.mark(visit(`?seed=${seed}`), `?seed=${seed}`, () => seed);
  expect(visits.wayTo(visit('?seed=10'))).toBeUndefined();
  expect(visits.wayTo(visit('?seed=11'))?.()).toBe(11);
  expect(visits.wayTo(visit('?seed=60'))?.()).toBe(60);
});
