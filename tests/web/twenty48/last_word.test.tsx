// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { LastWord } from '../../../web/src/twenty48/last_word';
import { en } from '../../../web/src/twenty48/lines/en';

afterEach(() => act(() => render(null, document.body)));

it('an opponent has the last word, once the game is over', async () => {
  const show = (won: boolean | null) => act(() => render(<LastWord won={won} rung={20} />, document.body));
  await show(null);
  expect(document.body.textContent).toBe('');
  await act(async () => show(true));
  await expect.poll(() => document.body.textContent).toBe(en[20]?.loses);
  await act(async () => show(false));
  expect(document.body.textContent).toBe(en[20]?.wins);
});
