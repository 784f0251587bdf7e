// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Actions } from '../../../web/src/twenty48/game_actions';
import { setUp } from './support/table';

afterEach(() => act(() => render(null, document.body)));

it('in a game of one’s own no button is louder than the others, not even the one that lets the engine play', () => {
  const { game, preferences } = setUp();
  const none = () => {};
  act(() =>
    render(
      <Actions game={game} preferences={preferences} onNewGame={none} onLetPlay={none} onOwn={null} />,
      document.body,
    ),
  );
  const play = document.querySelector('[data-testid="autoplay"]');
  expect(play?.classList.contains('button')).toBe(true);
  expect(document.querySelectorAll('.actions .primary, .actions .large')).toHaveLength(0);
});
