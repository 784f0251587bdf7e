// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LivingCanvas } from '../../../web/src/board/living_canvas';
import { SettingsStore } from '../../../web/src/shell/storage/settings_store';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

/** Tells the canvas whether it is in sight. */
let tellSight: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        tellSight = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  // Idle at once.
  vi.stubGlobal('requestIdleCallback', (task: () => void) => window.setTimeout(task));
  vi.stubGlobal('cancelIdleCallback', (id: number) => window.clearTimeout(id));
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A game that acts after 100 ms and then every 50, told what happens to it. */
function open({ still = false } = {}) {
  const settings = new SettingsStore(forgetfulSaves());
  settings.reducedMotion.value = still;
  const told: string[] = [];
  const game = {
    loop: { fit: () => void told.push('fitted'), dispose: () => void told.push('unpainted') },
    pause: 100,
    act() {
      told.push('acted');
      return 50;
    },
    dispose: () => void told.push('gone'),
  };
  const begin = () => {
    told.push('opened');
    return game;
  };
  act(() => render(<LivingCanvas settings={settings} open={begin} />, document.body));
  return { settings, told };
}

const BEGUN = ['opened', 'fitted'];

it('begins when it is in sight, opened and painted one after the other', () => {
  const { told } = open();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  tellSight(true);
  expect(told).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(told).toEqual(['opened']);
  vi.advanceTimersToNextTimer();
  expect(told).toEqual(BEGUN);
});

it('plays by itself until it goes, and is then no longer painted before it is gone', () => {
  const { told } = open();
  tellSight(true);
  vi.advanceTimersByTime(99);
  expect(told).toEqual(BEGUN);
  vi.advanceTimersByTime(60);
  expect(told).toEqual([...BEGUN, 'acted', 'acted']);
  act(() => render(null, document.body));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([...BEGUN, 'acted', 'acted', 'unpainted', 'gone']);
});

it('rests while it is out of sight, and goes on afterwards', () => {
  const { told } = open();
  tellSight(true);
  vi.advanceTimersByTime(110);
  tellSight(false);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([...BEGUN, 'acted']);
  tellSight(true);
  vi.advanceTimersByTime(110);
  expect(told).toEqual([...BEGUN, 'acted', 'acted']);
});

it('stands still for those who want less motion, from when they want it', () => {
  const { settings, told } = open();
  tellSight(true);
  vi.advanceTimersByTime(110);
  act(() => {
    settings.reducedMotion.value = true;
  });
  tellSight(true);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([...BEGUN, 'acted', 'unpainted', 'gone', ...BEGUN]);
  act(() => render(null, document.body));
  const still = open({ still: true });
  tellSight(true);
  vi.advanceTimersByTime(1000);
  expect(still.told).toEqual(BEGUN);
});
