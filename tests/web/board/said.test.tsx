// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Lines, type Occasion, occasionOf, Said } from '../../../web/src/board/said';
import { defineWords } from '../../../web/src/i18n/words';

const ENGLISH: Lines = {
  10: { begins: 'Hello.', seesWin: 'Hm.', loses: 'Oh.', wins: 'Ah.' },
};
const load = async () => ENGLISH;
const LINES = defineWords<Lines, []>({ en: load, zh: load, ru: load });

async function pass(length: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(length);
  });
}

/** Longer than any line stays. */
const LONG_MS = 60_000;

async function show(occasion: Occasion | null, game = 1, rung = 10): Promise<string> {
  await act(() => render(<Said lines={LINES} rung={rung} occasion={occasion} game={game} />, document.body));
  await pass(1);
  const [heard, seen] = ['[role=status]', '.said'].map(
    (one) => document.querySelector(one)?.textContent ?? '',
  );
  expect(seen).toBe(heard);
  return heard ?? '';
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  void act(() => render(null, document.body));
  vi.useRealTimers();
});

describe('an opponent', () => {
  it('says its line for each occasion, to those who look and to those who listen', async () => {
    expect(await show(null)).toBe('');
    expect(await show('begins')).toBe('Hello.');
    expect(await show('seesWin')).toBe('Hm.');
    expect(await show('loses')).toBe('Oh.');
  });

  it('is silent again after a while, or when the occasion has passed', async () => {
    await show('begins');
    await pass(LONG_MS);
    expect(await show('begins')).toBe('');
    expect(await show('wins')).toBe('Ah.');
    expect(await show(null)).toBe('');
  });

  it('says nothing twice in one game, and all of it anew in the next', async () => {
    await show('seesWin');
    await show(null);
    expect(await show('seesWin')).toBe('');
    expect(await show('seesWin', 2)).toBe('Hm.');
  });

  it('has nothing to say where its rung is not known, or its words do not come', async () => {
    expect(await show('begins', 3, 20)).toBe('');
    const lost = () => Promise.reject(new Error('no connection'));
    const silent = defineWords<Lines, []>({ en: lost, zh: lost, ru: lost });
    await act(() => render(<Said lines={silent} rung={10} occasion="begins" game={1} />, document.body));
    await pass(1);
    expect(document.querySelector('.said')).toBeNull();
  });
});

it('the end comes before a win in sight, and that before the beginning', () => {
  const moment = { outcome: null, seesWin: false, begins: false };
  expect(occasionOf(moment)).toBeNull();
  expect(occasionOf({ ...moment, begins: true })).toBe('begins');
  expect(occasionOf({ ...moment, begins: true, seesWin: true })).toBe('seesWin');
  const ends = (['won', 'lost', 'draw'] as const).map((outcome) =>
    occasionOf({ ...moment, seesWin: true, outcome }),
  );
  expect(ends).toEqual(['loses', 'wins', null]);
});
