// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FallbackEngineNote } from '../../../web/src/board/fallback_engine/fallback_engine_note';
import { messages } from '../../../web/src/board/fallback_engine/words/messages';
import type { FallbackEngine } from '../../../web/src/conductor/substitution';
import { type Language, language } from '../../../web/src/i18n/languages';
import { tablesOf } from '../support/tables';

const NAMES: Record<number, string> = { 110: 'Archivist', 140: 'Strategist' };
const of = (rung: number) => NAMES[rung] ?? '';

const TABLES = tablesOf(messages);

afterEach(() => {
  act(() => render(null, document.body));
  language.value = 'en';
});

function show(first: FallbackEngine | null) {
  const fallbackEngine = signal(first);
  const retry = vi.fn();
  act(() =>
    render(
      <FallbackEngineNote substitution={{ fallbackEngine, retry, prepare: () => {} }} nameOf={of} />,
      document.body,
    ),
  );
  const bar = () => document.querySelector('progress');
  return { fallbackEngine, retry, bar, text: () => document.body.textContent ?? '' };
}

describe('the note on the fallback engine', () => {
  it('is not there while nobody has to', () => {
    expect(show(null).text()).toBe('');
  });

  it.each(Object.entries(TABLES))('tells in %s who plays and how far the weights are', (code, t) => {
    language.value = code as Language;
    const { fallbackEngine, bar, text } = show({
      rung: 110,
      chosen: 140,
      cause: { kind: 'coming', share: 0.25 },
    });
    expect(text()).toBe(`${t.learnedLoading(of(140))} ${t.standsIn(of(110))}`);
    expect(bar()?.value).toBe(25);
    expect(bar()?.getAttribute('aria-label')).toBe(t.learnedLoading(of(140)));
    act(() => {
      fallbackEngine.value = { rung: 110, chosen: 140, cause: { kind: 'unpacking' } };
    });
    expect(text()).toContain(t.learnedLoading(of(140)));
    expect(bar()?.value).toBe(100);
  });

  it('says why they did not come, and tries again when asked', () => {
    const t = TABLES.en;
    const { fallbackEngine, retry, bar, text } = show({
      rung: 110,
      chosen: 140,
      cause: { kind: 'failed', failure: 'unreachable' },
    });
    const says = () => text().replace(t.tryAgain, '').replace(t.standsIn('Archivist'), '').trim();
    expect(says()).toBe(t.learnedUnreachable('Strategist'));
    expect(bar()).toBeNull();
    document.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
    act(() => {
      fallbackEngine.value = { rung: 110, chosen: 140, cause: { kind: 'failed', failure: 'damaged' } };
    });
    expect(says()).toBe(t.learnedDamaged('Strategist'));
    act(() => {
      fallbackEngine.value = { rung: 110, chosen: 140, cause: { kind: 'failed', failure: 'refused' } };
    });
    expect(says()).toBe(t.learnedRefused('Strategist'));
  });
});
