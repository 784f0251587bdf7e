// @vitest-environment happy-dom

import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StandIn } from '../../../web/src/conductor/substitution';
import { type Language, language } from '../../../web/src/i18n/languages';
import type { Session } from '../../../web/src/shell/session';
import { rungTitle } from '../../../web/src/twenty48/sentences';
import { StandInNote } from '../../../web/src/twenty48/stand_in_note';
import { messages } from '../../../web/src/twenty48/words/messages';
import { tablesOf } from '../support/tables';

const session = {
  ladder: [
    { rung: 110, name: 'Archivist', idea: '' },
    { rung: 140, name: 'Strategist', idea: '' },
  ],
} as unknown as Session;

const TABLES = tablesOf(messages);

afterEach(() => {
  act(() => render(null, document.body));
  language.value = 'en';
});

function show(first: StandIn | null) {
  const standIn = signal(first);
  const retry = vi.fn();
  act(() =>
    render(
      <StandInNote substitution={{ standIn, retry, prepare: () => {} }} session={session} />,
      document.body,
    ),
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
    const of = (rung: number) => rungTitle(t, session, rung);
    const { standIn, bar, text } = show({ rung: 110, chosen: 140, cause: { kind: 'coming', share: 0.25 } });
    expect(text()).toBe(`${t.twenty48Coming(of(140))} ${t.twenty48StandsIn(of(110))}`);
    expect(bar()?.value).toBe(25);
    expect(bar()?.getAttribute('aria-label')).toBe(t.twenty48Coming(of(140)));
    act(() => {
      standIn.value = { rung: 110, chosen: 140, cause: { kind: 'unpacking' } };
    });
    expect(text()).toContain(t.twenty48Unpacking(of(140)));
    expect(bar()?.value).toBe(100);
  });

  it('says why they did not come, and tries again when asked', () => {
    const t = TABLES.en;
    const { standIn, retry, bar, text } = show({
      rung: 110,
      chosen: 140,
      cause: { kind: 'failed', failure: 'unreachable' },
    });
    const says = () => text().replace(t.tryAgain, '').replace(t.twenty48StandsIn('Archivist'), '').trim();
    expect(says()).toBe(t.twenty48Unreachable('Strategist'));
    expect(bar()).toBeNull();
    document.querySelector('button')?.click();
    expect(retry).toHaveBeenCalledOnce();
    act(() => {
      standIn.value = { rung: 110, chosen: 140, cause: { kind: 'failed', failure: 'damaged' } };
    });
    expect(says()).toBe(t.twenty48Damaged('Strategist'));
    act(() => {
      standIn.value = { rung: 110, chosen: 140, cause: { kind: 'failed', failure: 'refused' } };
    });
    expect(says()).toBe(t.twenty48Refused('Strategist'));
  });
});
