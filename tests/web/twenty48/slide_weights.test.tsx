// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { SlideWeights } from '../../../web/src/twenty48/slide_weights';
import { lineRecord } from '../support/line_record';
import { setUp } from './support/table';

const [, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];
const LOSES = 2;

afterEach(() => render(null, document.body));

/** A game whose bars are shown: their directions, the chosen one starred, with their lengths. */
async function setUpBars() {
  const made = setUp();
  const { game, rules, thinker, preferences } = made;
  await act(() => render(<SlideWeights game={game} preferences={preferences} />, document.body));
  const weigh = () =>
    act(() =>
      thinker.consider(rules.key(), [
        ...lineRecord([LEFT]),
        ...lineRecord([DOWN], 100),
        ...lineRecord([RIGHT], 900, LOSES),
      ]),
    );
  const bars = () =>
    [...document.querySelectorAll<HTMLElement>('.slide-weight')].map(({ className, style }) => {
      const [, direction = ''] = /slide-weight-(up|right|down|left)/.exec(className) ?? [];
      const mark = className.includes('best') ? '*' : '';
      return `${direction}${mark} ${Number(style.getPropertyValue('--weight')).toFixed(2)}`;
    });
  return { ...made, bars, weigh };
}

it('bars weigh the slides that there are while a hint is open, the best one filled', async () => {
  const { game, bars, weigh } = await setUpBars();
  await weigh();
  expect(bars()).toEqual([]);
  await act(() => game.toggleHint());
  expect(bars()).toEqual(['left* 1.00', 'down 0.50', 'right 0.06']);
});

it('bars weigh the slides of an engine that plays, but not at a speed at which they would flicker', async () => {
  const { game, preferences, bars, weigh } = await setUpBars();
  preferences.speed.value = '1';
  await act(() => game.startAutoplay());
  await weigh();
  expect(bars()).toHaveLength(3);
  await act(() => {
    preferences.speed.value = '20';
  });
  expect(bars()).toEqual([]);
});
