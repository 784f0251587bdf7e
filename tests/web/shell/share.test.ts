import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { share } from '../../../web/src/shell/ui/share/share';

const written: string[] = [];

function browserWith(able: object, coarse: boolean): void {
  vi.stubGlobal('navigator', able);
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
}

const clipboard = { writeText: async (text: string) => void written.push(text) };

beforeEach(() => {
  written.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('with a mouse a text is copied, even where the browser has a sheet', async () => {
  browserWith({ clipboard, share: async () => {}, canShare: () => true }, false);
  expect(await share({ text: 'won in 5' })).toBe('copied');
  expect(written).toEqual(['won in 5']);
});

test('under a finger it goes to the sheet, and is not copied', async () => {
  const given: ShareData[] = [];
  browserWith(
    { clipboard, share: async (data: ShareData) => void given.push(data), canShare: () => true },
    true,
  );
  expect(await share({ text: 'won in 5' })).toBe('shared');
  expect(given).toEqual([{ text: 'won in 5' }]);
  expect(written).toEqual([]);
});

test('a sheet that was closed copies nothing; one that is forbidden gives way to the clipboard', async () => {
  const failing = (name: string) => ({
    clipboard,
    canShare: () => true,
    share: () => Promise.reject(new DOMException('', name)),
  });
  browserWith(failing('AbortError'), true);
  expect(await share({ text: 'one' })).toBe('cancelled');
  browserWith(failing('NotAllowedError'), true);
  expect(await share({ text: 'two' })).toBe('copied');
  expect(written).toEqual(['two']);
});

test('where nothing is allowed, that is told', async () => {
  browserWith({ clipboard: { writeText: () => Promise.reject(new Error()) } }, false);
  expect(await share({ text: 'one' })).toBe('refused');
});
