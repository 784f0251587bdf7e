// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Played } from '../../../web/src/record/entry';
import { PlayerRecord } from '../../../web/src/record/record';
import { RecordScreen } from '../../../web/src/record/record_screen';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

const LADDER = [0, 10, 20, 30].map((rung) => ({ rung, name: `Toad ${rung}`, idea: 'Croaks.' }));

vi.mock('../../../web/src/fit/load_strengths', () => ({
  loadStrengths: async (game: string) =>
    game === 'toads' ? [0, 10, 20, 30].map((rung) => ({ rung, blur: 0, elo: 20 * rung, error: 10 })) : [],
}));

const game = (part: Partial<Played>): Played => ({
  at: 1_700_000_000_000,
  rung: 10,
  blur: 0,
  side: 0,
  outcome: 'won',
  moves: 30,
  ...part,
});

afterEach(() => act(() => render(null, document.body)));

async function open(...games: Played[]) {
  const saves = forgetfulSaves();
  const record = PlayerRecord.of(saves, 'toads');
  for (const played of games) record.addPlayed(played, []);
  const sources = ['toads', 'ponds'].map((name) => ({
    game: name,
    title: () => name,
    ladder: LADDER,
    words: () => ({ rungs: {} }),
  }));
  await act(async () =>
    render(
      <RecordScreen sources={sources} saves={saves} loadPlaces={async () => []} onHome={() => {}} />,
      document.body,
    ),
  );
  return record;
}

const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
const text = () => document.body.textContent ?? '';

describe("the record's screen", () => {
  it('shows rating, results and every game with its link', async () => {
    await open(
      game({}),
      game({ rung: 20, outcome: 'lost', aid: 'hint', by: 'resignation' }),
      game({ rung: 20, link: '?game=toads&moves=ab' }),
    );
    expect(part('rating')!.textContent).toMatch(/^[\d,]+$/);
    expect(part('rating-details')!.textContent).toMatch(/[\d,]+ ± [\d,]+, 95.% confident\./);
    expect(document.querySelectorAll('.record-table tbody tr')).toHaveLength(2);
    expect(document.querySelectorAll('.record-games li')).toHaveLength(3);
    expect(document.querySelector('.record-games a')!.getAttribute('href')).toBe('?game=toads&moves=ab');
    expect(text()).toContain('by resignation · not rated: hint used');
    expect(text().match(/by resignation/g)).toHaveLength(1);
  });

  it('begins the rating anew once that is asked twice', async () => {
    const record = await open(game({}));
    act(() => part('forget-rating')!.click());
    expect(record.counts(record.played.value[0]!)).toBe(true);
    act(() => part('forget-rating-yes')!.click());
    expect(part('rating')!.textContent).toBe('–');
    expect(document.querySelectorAll('.record-games li')).toHaveLength(1);
  });

  it('says so where there is nothing yet, in every game', async () => {
    await open();
    expect(text()).toContain('Your finished games appear here');
    const other = document.querySelector<HTMLElement>('[data-value="ponds"]')!;
    act(() => other.click());
    await vi.waitFor(() => expect(text()).toContain('Your finished games appear here'));
    expect(part('rating')).toBeNull();
  });
});
