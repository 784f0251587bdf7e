// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StandInNote } from '../../../web/src/board/stand_in/stand_in_note';
import { messages } from '../../../web/src/board/stand_in/words/messages';
import type { StandIn } from '../../../web/src/conductor/substitution';
import { type Language, language } from '../../../web/src/i18n/languages';
import { tablesOf } from '../support/tables';

const NAMES: Record<number, string> = { 110: 'Archivist', 140: 'Strategist' };
const of = (rung: number) => NAMES[rung] ?? '';

const TABLES = tablesOf(messages);

afterEach(() => {
  act(() => render(null, document.body));
  language.value = 'en';
});

function show(first: StandIn | null) {
  const standIn = signal(first);
  const retry = vi.fn();
  act(() =>
    render(<StandInNote substitution={{ standIn, retry, prepare: () => {} }} nameOf={of} />, document.body),
  );
  const bar = () => document.querySelector('progress');
  return { standIn, retry, bar, text: () => document.body.textContent ?? '' };
}

describe('the note on who stands in', () => {
  it('is not there while nobody has to', () => {
    expect(show(null).text()).toBe('');
  });

  it.each(Object.entries(TABLES))('tells in %s who plays and how far the weights are', (code, t) => {
    language.value = code as Language;
    const { standIn, bar, text } = show({ rung: 110, chosen: 140, cause: { kind: 'coming', share: 0.25 } });
    expect(text()).toBe(`${t.learnedComing(of(140))} ${t.standsIn(of(110))}`);
    expect(bar()?.value).toBe(25);
    expect(bar()?.getAttribute('aria-label')).toBe(t.learnedComing(of(140)));
    act(() => {
      standIn.value = { rung: 110, chosen: 140, cause: { kind: 'unpacking' } };
    });
    expect(text()).toContain(t.learnedUnpacking(of(140)));
    expect(bar()?.value).toBe(100);
  });

  it('says why they did not come, and tries again when asked', () => {
    const t = TABLES.en;
    const { standIn, retry, bar, text } = show({
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
      standIn.value = { rung: 110, chosen: 140, cause: { kind: 'failed', failure: 'damaged' } };
    });
    expect(says()).toBe(t.learnedDamaged('Strategist'));
    act(() => {
      standIn.value = { rung: 110, chosen: 140, cause: { kind: 'failed', failure: 'refused' } };
    });
    expect(says()).toBe(t.learnedRefused('Strategist'));
  });
});
