// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { useAttention } from '../../../web/src/shell/ui/attention';

function Tab({ isTurn }: { isTurn: boolean }) {
  useAttention(isTurn, 'Your turn');
  return null;
}

const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href');

afterEach(() => {
  vi.restoreAllMocks();
  render(null, document.body);
});

it('a hidden tab tells by its title and its icon that it is the player’s turn, a visible one does not', () => {
  document.head.innerHTML = '<link rel="icon" href="./icon.svg">';
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  act(() => render(<Tab isTurn />, document.body));
  expect([document.title, icon()]).toEqual(['Forethought', './icon.svg']);
  hidden.mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([document.title, icon()]).toEqual(['● Your turn – Forethought', './icon_turn.svg']);
  act(() => render(<Tab isTurn={false} />, document.body));
  expect([document.title, icon()]).toEqual(['Forethought', './icon.svg']);
  act(() => render(<Tab isTurn />, document.body));
  expect([document.title, icon()]).toEqual(['● Your turn – Forethought', './icon_turn.svg']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect([document.title, icon()]).toEqual(['Forethought', './icon.svg']);
});
