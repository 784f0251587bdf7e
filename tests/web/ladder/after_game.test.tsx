// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { AfterGame } from '../../../web/src/ladder/after_game';
import { openAfterGame } from '../../../web/src/ladder/open_after_game';
import type { Outcome } from '../../../web/src/shell/session/default_opponent';

afterEach(() => act(() => render(null, document.body)));

const LADDER = [
  { rung: 0, name: 'Dice', idea: 'Rolls.' },
  { rung: 10, name: 'Abacus', idea: 'Counts.' },
];

const after = (outcome: Outcome, next: number | null) => ({
  game: 'toads',
  ladder: LADDER,
  words: { rungs: {} },
  outcome,
  played: next === 0 ? 10 : 0,
  next,
  moved: true,
});

it('keeps a place in which what a game changes will be told to those who listen', () => {
  const place = (outcome: Outcome) => {
    act(() => render(<AfterGame {...after(outcome, null)} />, document.body));
    return document.querySelector('[role=status]');
  };
  expect([place('won') !== null, place('lost') !== null, place('draw')]).toEqual([true, true, null]);
});

it('nothing is said of an offer after a game that does not move it', async () => {
  const View = await openAfterGame();
  for (const props of [after('won', 10), after('lost', 0)]) {
    act(() => render(<View {...props} moved={false} />, document.body));
    expect(document.body.textContent).toMatch(/You beat Dice|You lost to/);
    expect(document.body.textContent).not.toContain('Next up');
  }
});

it.each([
  ['won', 10, /You beat Dice\..*Abacus.*Next up: Abacus\./],
  ['won', null, /You have beaten Dice\. Nobody is above you\./],
  ['lost', 0, /You lost to.*Abacus.*Counts\..*Next up: Dice\./],
] as const)('a game %s with %j next is told in words', async (outcome, next, words) => {
  const View = await openAfterGame();
  act(() => render(<View {...after(outcome, next)} />, document.body));
  expect(document.body.textContent).toMatch(words);
});
