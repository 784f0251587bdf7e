// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { playableRung } from '../../../web/src/shell/session/playable_rung';
import { Notices } from '../../../web/src/shell/ui/notices';

const LADDER = [0, 10, 50].map((rung) => ({ rung, name: String(rung), idea: '' }));

it('is the one that was asked for, else the nearest, and that is told', async () => {
  const root = document.createElement('div');
  await act(() => render(<Notices />, root));
  await act(() => {
    expect([0, 10, 50].map((rung) => playableRung(LADDER, rung))).toEqual([0, 10, 50]);
  });
  expect(root.textContent).toBe('');
  await act(() => {
    expect([25, 9999].map((rung) => playableRung(LADDER, rung))).toEqual([10, 50]);
  });
  await vi.waitFor(() => expect(root.textContent).toContain('ai=25 is not possible, so 10 is used.'));
  await vi.waitFor(() => expect(root.textContent).toContain('ai=9999 is not possible, so 50 is used.'));
});
