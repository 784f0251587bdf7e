// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LivingCanvas } from '../../../web/src/board/living_canvas';
import { SettingsStore } from '../../../web/src/shell/storage/settings_store';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
});

/** A game that acts after 100 ms and then every 50, told what happens to it. */
function open({ still = false } = {}) {
  const settings = new SettingsStore(forgetfulSaves());
  settings.reducedMotion.value = still;
  const told: string[] = [];
  const game = {
    loop: { fit() {}, dispose: () => void told.push('unpainted') },
    pause: 100,
    act() {
      told.push('acted');
      return 50;
    },
    dispose: () => void told.push('gone'),
  };
  act(() => render(<LivingCanvas settings={settings} open={() => game} />, document.body));
  return { settings, told };
}

it('plays by itself until it goes, and is then no longer painted before it is gone', () => {
  const { told } = open();
  vi.advanceTimersByTime(99);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(51);
  expect(told).toEqual(['acted', 'acted']);
  act(() => render(null, document.body));
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['acted', 'acted', 'unpainted', 'gone']);
});

it('stands still for those who want less motion, from when they want it', () => {
  const { settings, told } = open();
  vi.advanceTimersByTime(100);
  act(() => {
    settings.reducedMotion.value = true;
  });
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['acted', 'unpainted', 'gone']);
  expect(open({ still: true }).told).toEqual([]);
});
