// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { SaveFileCard } from '../../../web/src/record/save_file_card';
import { messages } from '../../../web/src/record/words/messages';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';

const SIZE = 50_000_000;

it('of 50 MB is refused without being read', async () => {
  const loadPlaces = vi.fn(() => Promise.resolve([]));
  act(() => render(<SaveFileCard saves={forgetfulSaves()} loadPlaces={loadPlaces} />, document.body));
  const chooser = document.querySelector<HTMLInputElement>('[data-testid="save-file-chooser"]')!;
  const file = new File([], 'saves.json');
  const text = vi.spyOn(file, 'text');
  Object.defineProperty(file, 'size', { value: SIZE });
  Object.defineProperty(chooser, 'files', { value: [file] });
  chooser.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(document.body.textContent).toContain(messages.value.saveFileFaults.tooLarge));
  expect(text).not.toHaveBeenCalled();
});
