// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeyHelp } from '../../../web/src/board/key_help';
import type { KeyLine } from '../../../web/src/board/key_help/key_line';
import { BOARD_KEYS } from '../../../web/src/boardgame/board_parts';
import { type Language, language } from '../../../web/src/i18n/languages';
import { BATTLE_KEYS } from '../../../web/src/tactics/battle/battle_keys';
import { GAME_KEYS } from '../../../web/src/twenty48/game_keys';

function show(lines: readonly KeyLine[]): void {
  act(() => render(<KeyHelp lines={lines} />, document.body));
}

function press(key: string): void {
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
}

/** The list that is shown: keys and what they do, line by line. */
async function listed(): Promise<string[]> {
  await expect.poll(() => document.querySelector('[data-testid="key-help"]')).not.toBeNull();
  return [...document.querySelectorAll('.key-lines > div')].map((line) =>
    [...line.querySelectorAll('kbd, dd')].map((part) => part.textContent).join(' '),
  );
}

beforeEach(() => {
  language.value = 'en';
});

afterEach(() => {
  act(() => render(null, document.body));
});

it('lists the keys of a screen once they are asked for, and goes again', async () => {
  show(GAME_KEYS);
  press('h');
  expect(document.querySelector('dialog')).toBeNull();
  press('?');
  expect(await listed()).toEqual([
    '← ↑ ↓ → W A S D Slide the tiles',
    'Esc Step back',
    'U Undo',
    'H Hint',
    'Space Let the engine play, or stop it',
    '? Show this list',
  ]);
  act(() => document.querySelector<HTMLElement>('[data-testid="key-help-close"]')!.click());
  expect(document.querySelector('dialog')).toBeNull();
});

it.each<[Language, readonly KeyLine[], string]>([
  ['ru', BOARD_KEYS, 'Отменить ход'],
  ['zh', BATTLE_KEYS, '结束回合'],
])('has a word for every key in %s', async (code, lines, word) => {
  language.value = code;
  show(lines);
  press('?');
  const shown = await listed();
  expect(shown).toHaveLength(lines.length + 1);
  expect(shown.join('\n')).toContain(word);
  expect(shown.join('\n')).not.toContain('undefined');
});
