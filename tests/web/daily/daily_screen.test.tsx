// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDate } from '../../../web/src/daily/days';
import { openDaily } from '../../../web/src/daily/open_daily';
import type { DailySource } from '../../../web/src/daily/source';
import type { Sitting } from '../../../web/src/shell/session/daily_game';
import { forgetfulSaves, openSaves } from '../../../web/src/shell/storage/storage';
import { FakeStorage } from '../support/fake_storage';

const TODAY = readDate('2026-11-29')!;
const noon = TODAY * 86_400_000 + 43_200_000;

afterEach(() => act(() => render(null, document.body)));

const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);

async function open({ date = '', saves = openSaves(() => new FakeStorage()), now = () => noon } = {}) {
  const sittings: Sitting[] = [];
  const sources = ['toads', 'ponds'].map(
    (game): DailySource => ({
      game,
      title: () => game,
      tasks: {
        sign: game === 'toads' ? '🐸' : '💧',
        task: (day) => ({ title: `Jump ${day}`, body: 'Far.' }),
        told: ({ figures }) => `jumped ${figures[0]}`,
        marks: ({ won }) => (won ? '✅' : '❌'),
        isOpen: (day) => game === 'ponds' && day === TODAY,
        begin: (_, sitting) => {
          sittings.push(sitting);
        },
      },
      enter: (task) => task(null as never),
    }),
  );
  const onDay = vi.fn();
  const show = vi.fn();
  const { date: shown, screen } = await openDaily({
    loadSources: async () => sources,
    saves,
    date,
    now,
    onDay,
    show,
  });
  const Shown = () => <>{screen(() => {})}</>;
  await act(async () => render(<Shown />, document.body));
  return { shown, sittings, onDay, show };
}

describe('the screen of the day', () => {
  it('shows a task of each game, which is begun, done once, and told', async () => {
    const { shown, sittings } = await open();
    expect(shown).toBe('2026-11-29');
    expect(part('daily-task-toads')!.dataset.state).toBe('new');
    expect(part('daily-task-ponds')!.dataset.state).toBe('open');
    expect(part('daily-text')).toBeNull();
    await act(async () => part('daily-play-toads')!.click());
    const [sitting] = sittings;
    expect(sitting!.day).toBe(TODAY);
    expect(sitting!.address).toEqual({ daily: '2026-11-29' });
    await act(async () => sitting!.enter({ at: noon, won: true, figures: [7] }));
    expect(part('daily-task-toads')!.dataset.state).toBe('won');
    expect(part('daily-told-toads')!.textContent).toContain('jumped 7');
    expect(part('daily-streak')!.textContent).toBe('Streak: 1 day');
    expect(part('daily-text')!.textContent).toBe('Forethought 2026-11-29 · 1/2\n🐸 ✅\n💧 ▫️');
    expect(part('daily-2026-11-29')!.getAttribute('aria-label')).toBe('Today, November 29, 1 of 2 done');
  });

  it('leads to days that have been, and to none that is to come', async () => {
    const { onDay } = await open();
    expect(part('daily-2026-11-30')!.hasAttribute('disabled')).toBe(true);
    expect(part('daily-month-forward')!.hasAttribute('disabled')).toBe(true);
    await act(async () => part('daily-month-back')!.click());
    await act(async () => part('daily-2026-10-07')!.click());
    expect(onDay).toHaveBeenCalledWith('2026-10-07');
    expect(part('daily-date')!.dataset.date).toBe('2026-10-07');
    expect(part('daily-2026-10-07')!.getAttribute('aria-current')).toBe('date');
  });

  it.each(['', '1', 'tomorrow', '2026-11-30', '2031-01-01', '1969-12-31'])(
    'is today’s where "%s" is asked for',
    async (date) => {
      expect((await open({ date })).shown).toBe('2026-11-29');
    },
  );

  it('opens a given day, and one before the first of the calendar', async () => {
    expect((await open({ date: '2026-02-03' })).shown).toBe('2026-02-03');
    expect((await open({ now: () => 0 })).shown).toBe('1970-01-01');
  });

  it('says where nothing is kept', async () => {
    await open({ saves: forgetfulSaves() });
    expect(document.body.textContent).toContain('Progress won’t be saved in this window.');
  });
});
