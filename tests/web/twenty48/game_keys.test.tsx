// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { useGameKeys } from '../../../web/src/twenty48/game_keys';
import type { Twenty48Game } from '../../../web/src/twenty48/twenty48_game';

const rewind = { goTo: vi.fn(), play: vi.fn(), pause: vi.fn(), playing: { value: false } };
const letPlay = vi.fn();
const game = {
  play: vi.fn(),
  undo: vi.fn(() => true),
  toggleHint: vi.fn(),
  rewind,
  past: { value: 3 },
  moves: { value: 'urdlurdl' },
};

function Table({ rewinds = false }: { rewinds?: boolean }) {
  useGameKeys(game as unknown as Twenty48Game, rewinds, letPlay);
  return null;
}

function press(key: string, code: string, more: KeyboardEventInit = {}): void {
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, ...more }));
  });
}

afterEach(() => {
  act(() => render(null, document.body));
  vi.clearAllMocks();
});

it.each([
  ['English', ['w', 'd', 's', 'a'], 'u'],
  ['Russian', ['ц', 'в', 'ы', 'ф'], 'г'],
  ['French, where other letters lie there', ['z', 'd', 's', 'q'], 'u'],
  ['an input method', ['Process', 'Process', 'Process', 'Process'], 'Process'],
])('tiles slide by the places of W, D, S and A under %s, and U takes back', (_, written, undo) => {
  act(() => render(<Table />, document.body));
  for (const [place, code] of ['KeyW', 'KeyD', 'KeyS', 'KeyA'].entries()) press(written[place]!, code);
  expect(game.play.mock.calls).toEqual([[0], [1], [2], [3]]);
  press(undo, 'KeyU');
  expect(game.undo).toHaveBeenCalledTimes(1);
});

it('a key that is held down goes on to slide, and does everything else once', () => {
  act(() => render(<Table />, document.body));
  for (const [key, code] of [
    ['ArrowUp'],
    ['w', 'KeyW'],
    ['u', 'KeyU'],
    ['h', 'KeyH'],
    [' ', 'Space'],
  ] as const)
    for (const repeat of [false, true, true]) press(key, code ?? key, { repeat });
  expect(game.play).toHaveBeenCalledTimes(6);
  for (const once of [game.undo, game.toggleHint, letPlay]) expect(once).toHaveBeenCalledTimes(1);
});

it('keys with Alt, Ctrl or Cmd are the browser’s', () => {
  act(() => render(<Table />, document.body));
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    for (const [key, code] of [
      ['ArrowLeft', 'ArrowLeft'],
      ['s', 'KeyS'],
      [' ', 'Space'],
    ] as const)
      press(key, code, { [held]: true });
  expect([game.play.mock.calls, letPlay.mock.calls]).toEqual([[], []]);
});

it('arrows step through a game that is looked back at, and slide again once it is gone on with', () => {
  act(() => render(<Table />, document.body));
  press('ArrowLeft', 'ArrowLeft');
  act(() => render(<Table rewinds />, document.body));
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) press(key, key);
  press(' ', 'Space');
  expect(rewind.goTo.mock.calls).toEqual([[2], [4], [0], [8]]);
  expect(rewind.play).toHaveBeenCalledTimes(1);
  act(() => render(<Table />, document.body));
  press('ArrowUp', 'ArrowUp');
  expect(game.play.mock.calls).toEqual([[3], [0]]);
  expect(letPlay).not.toHaveBeenCalled();
});
