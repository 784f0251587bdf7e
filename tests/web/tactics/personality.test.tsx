// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Language, language } from '../../../web/src/i18n/languages';
import { rungIdea, rungName } from '../../../web/src/i18n/rungs';
import {
  opponentIdea,
  opponentName,
  opponentRank,
  PERSONALITIES,
} from '../../../web/src/tactics/setup/personality';
import { PersonalityField } from '../../../web/src/tactics/setup/personality_field';
import { messages } from '../../../web/src/tactics/setup/words/messages';
import { tablesOf } from '../support/tables';

const TABLES = tablesOf(messages);
const RUNG = { rung: 160, name: 'Oracle', idea: 'Answers first.' };

afterEach(() => {
  act(() => render(null, document.body));
  language.value = 'en';
});

describe.each(Object.entries(TABLES))('in %s', (code, t) => {
  it('an opponent goes by its own name and idea as it is, else by its character’s', () => {
    for (const asItIs of [{}, { personality: 'cyborgs' }] as const) {
      expect(opponentName(t, RUNG, asItIs)).toBe(rungName(t, RUNG));
      expect(opponentIdea(t, RUNG, asItIs)).toBe(rungIdea(t, RUNG));
      expect(opponentRank(t, RUNG, asItIs)).toBe(t.rungNumber(160));
    }
    const { orcs } = t.personalities;
    expect(opponentName(t, RUNG, { personality: 'orcs' })).toBe(`${rungName(t, RUNG)} · ${orcs.name}`);
    expect(opponentIdea(t, RUNG, { personality: 'orcs' })).toBe(orcs.way);
    expect(opponentRank(t, RUNG, { personality: 'orcs' })).toBe(`${orcs.name} · ${t.rungNumber(160)}`);
  });

  it('a character is chosen by its name, and tells what it is and what it costs', () => {
    language.value = code as Language;
    const choose = vi.fn();
    for (const personality of PERSONALITIES) {
      act(() => render(<PersonalityField value={personality} onChange={choose} />, document.body));
      const { way } = t.personalities[personality];
      const select = document.querySelector('select')!;
      const help = document.getElementById(select.getAttribute('aria-describedby') ?? '');
      expect(help?.textContent?.trim()).toBe(`${way} ${t.costs[personality]}`.trim());
      expect(select.value).toBe(personality);
      expect(select.closest('label')?.textContent).toContain(t.personality);
    }
    const select = document.querySelector('select')!;
    select.value = 'elves';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('elves');
  });
});
