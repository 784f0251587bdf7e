// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { HintArrows } from '../../../web/src/twenty48/hint_arrows';
import { messages } from '../../../web/src/twenty48/words/messages';
import { lineRecord } from '../support/line_record';
import { setUp } from './support/table';

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3] as const;
const BOUND_ONLY = 4;

afterEach(() => act(() => render(null, document.body)));

it('a hint has figures as far as they reach, and none from the fallback engine of the adviser', async () => {
  await messages.load();
  const { game, rules, thinker } = setUp();
  await act(() => render(<HintArrows game={game} />, document.body));
  const shown = () =>
    [...document.querySelectorAll('.hint-arrow')].map((arrow) => arrow.getAttribute('aria-label'));
  const consider = () =>
    thinker.consider(rules.key(), [
      ...lineRecord([UP]),
      ...lineRecord([DOWN], 0),
      ...lineRecord([LEFT], 1000),
      ...lineRecord([RIGHT], 120, BOUND_ONLY),
    ]);
  const cause = { kind: 'unpacking' } as const;
  await act(() => {
    thinker.fallbackEngine.value = { rung: 110, chosen: 140, cause };
    consider();
    game.toggleHint();
  });
  expect(shown()).toEqual(['Up: best', 'Right: worse', 'Down: as good', 'Left: worse']);
  // The adviser takes over, and has said nothing yet: what is shown is still the fallback engine's.
  await act(() => {
    thinker.fallbackEngine.value = null;
  });
  expect(shown()).toEqual(['Up: best', 'Right: worse', 'Down: as good', 'Left: worse']);
  await act(() => consider());
  expect(shown()).toEqual(['Up: best', 'Right: ≤ −12%', 'Down: as good', 'Left: far worse']);
});

it('the buttons stay where they are when another slide is the best, so that one being pressed is clicked', async () => {
  await messages.load();
  const { game, rules, thinker } = setUp();
  await act(() => render(<HintArrows game={game} />, document.body));
  const buttons = () => [...document.querySelectorAll('.hint-arrow')];
  const best = () => document.querySelector('.hint-best')?.getAttribute('data-testid');
  await act(() => {
    thinker.consider(rules.key(), [
      ...lineRecord([LEFT]),
      ...lineRecord([UP], 10),
      ...lineRecord([DOWN], 20),
    ]);
    game.toggleHint();
  });
  expect(best()).toBe('hint-left');
  const before = buttons();
  const moved: MutationRecord[] = [];
  const observer = new MutationObserver((records) => moved.push(...records));
  observer.observe(document.body, { childList: true, subtree: true });
  await act(() => {
    thinker.consider(rules.key(), [
      ...lineRecord([DOWN]),
      ...lineRecord([LEFT], 10),
      ...lineRecord([UP], 20),
    ]);
  });
  moved.push(...observer.takeRecords());
  observer.disconnect();
  expect(best()).toBe('hint-down');
  expect(buttons()).toEqual(before);
  const nodes = moved.flatMap(({ removedNodes }) => [...removedNodes]);
  expect(before.filter((button) => nodes.includes(button))).toEqual([]);
});
