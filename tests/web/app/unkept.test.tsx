// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tellUnkept } from '../../../web/src/app/unkept/tell_unkept';
import { language } from '../../../web/src/i18n/languages';
import { messages as recordMessages } from '../../../web/src/record/words/messages';
import { SETTINGS_PLACE } from '../../../web/src/shell/storage/settings_store';
import type { Saves, Shelf } from '../../../web/src/shell/storage/storage';
import { Notices } from '../../../web/src/shell/ui/notices';

const offered = vi.hoisted(() => [] as unknown[]);
vi.mock('../../../web/src/record/offer_saves', () => ({
  offerSaves: (saves: unknown, places: unknown[]) => offered.push(saves, places.length),
}));

const shelf = (key: string): Shelf => ({ key, version: 1, name: () => `what ${key} holds` });

function setUp(hasStorage = true, ...unkeptSoFar: Shelf[]) {
  const unkept = signal<readonly Shelf[]>(unkeptSoFar);
  const saves = { hasStorage, unkept } as unknown as Saves;
  act(() => render(<Notices />, document.body));
  act(() => tellUnkept(saves));
  const fail = (...shelves: Shelf[]) =>
    act(() => {
      unkept.value = shelves;
    });
  return { fail, saves };
}

const told = () => [...document.querySelectorAll('.notice p')].map((line) => line.textContent);
const press = (selector: string) => act(() => document.querySelector<HTMLButtonElement>(selector)?.click());

afterEach(() => {
  while (document.querySelector('.notice') !== null) press('.notice .icon-button');
  act(() => render(null, document.body));
});

describe('what the browser has no room for', () => {
  it('is told once, by the name of its game, and no longer than it lasts', () => {
    const { fail } = setUp();
    expect(told()).toEqual([]);
    const gomoku = shelf('gomoku.game');
    fail(gomoku);
    fail(gomoku, shelf('gomoku.record'));
    expect(told()).toEqual(['Storage is full. Not saved: Gomoku.']);
    press('.notice .icon-button');
    fail(gomoku);
    expect(told()).toEqual([]);
    fail(gomoku, SETTINGS_PLACE, shelf('lab.othello'));
    expect(told()).toEqual(['Storage is full. Not saved: Gomoku, settings, what lab.othello holds.']);
    fail();
    expect(told()).toEqual([]);
    fail(shelf('othello.losses'));
    expect(told()).toEqual(['Storage is full. Not saved: Othello.']);
    fail();
  });

  it('is told in the language in use', () => {
    const { fail } = setUp();
    fail(shelf('twenty48.adversary'));
    act(() => {
      language.value = 'ru';
    });
    expect(told()).toEqual(['Хранилище заполнено. Не сохранено: 2048.']);
    act(() => {
      language.value = 'en';
    });
    fail();
  });

  it('is told once of a browser that keeps nothing at all', () => {
    const { fail } = setUp(false, SETTINGS_PLACE);
    expect(told()).toEqual(['Progress won’t be saved in this window.']);
    press('.notice .icon-button');
    fail(SETTINGS_PLACE, shelf('tactics.battle'));
    expect(told()).toEqual([]);
  });

  it('is told in passing of such a browser, and as long as it lasts of one that is full', () => {
    vi.useFakeTimers();
    const { fail } = setUp(false, SETTINGS_PLACE);
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(told()).toEqual([]);
    act(() => render(null, document.body));
    fail();
    setUp().fail(shelf('gomoku.game'));
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(told()).toEqual(['Storage is full. Not saved: Gomoku.']);
    vi.useRealTimers();
  });

  it('can be saved to a file, with all else that there is', async () => {
    await recordMessages.load();
    const { fail, saves } = setUp();
    fail(shelf('tactics.battle'));
    press('[data-testid="save-unkept"]');
    await vi.waitFor(() => expect(offered).toEqual([saves, expect.any(Number)]), { timeout: 20_000 });
    expect(offered[1]).toBeGreaterThan(20);
    await vi.waitFor(() => expect(told()).toEqual([]));
  });
});
