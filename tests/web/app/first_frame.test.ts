// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { preferredLanguage } from '../../../web/src/i18n/languages';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  for (const name of ['id', 'lang', 'data-theme']) root.removeAttribute(name);
});

/** What the script does to the document. */
async function run({ address = '', languages = ['en'], settings = {} }) {
  if (Object.keys(settings).length > 0)
    localStorage.setItem('forethought.settings', JSON.stringify({ version: 1, value: settings }));
  vi.stubGlobal('location', new URL(address, 'https://forethought.example/'));
  vi.stubGlobal('navigator', { languages });
  vi.resetModules();
  await import('../../../web/src/app/first_frame');
  return { id: root.id, lang: root.lang, theme: root.dataset['theme'] };
}

it('shows home where the address asks for nothing', async () => {
  expect(await run({})).toEqual({ id: 'at-home', lang: 'en', theme: undefined });
  window.dispatchEvent(new Event('error'));
  expect(root.id).toBe('');
});

it.each(['?game=gomoku', '?embed=1', '?lang=ru', '#game=othello'])(
  'shows nothing for %s',
  async (address) => {
    expect((await run({ address })).id).toBe('');
  },
);

it.each([[['ru-RU', 'en']], [['fr', 'zh-TW', 'ru']], [['de-DE']], [['en-GB', 'zh']]])(
  'speaks to %s as the page does',
  async (languages) => {
    expect((await run({ languages })).lang).toBe(preferredLanguage(languages));
  },
);

it('keeps to what the player has chosen, wherever', async () => {
  const settings = { theme: 'dark', language: 'zh' };
  expect(await run({ settings })).toEqual({ id: 'at-home', lang: 'zh', theme: 'dark' });
  expect((await run({ settings, address: '?game=othello' })).theme).toBe('dark');
  const auto = { theme: 'auto', language: 'auto' };
  root.removeAttribute('data-theme');
  expect(await run({ settings: auto, languages: ['ru'] })).toEqual({
    id: 'at-home',
    lang: 'ru',
    theme: undefined,
  });
});
