// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepFitted } from '../../../web/src/shell/ui/keep_fitted';

it('fits anew whenever a pixel of the page has come to be of other pixels of the screen, until it is left', () => {
  const queries: (EventTarget & { media: string })[] = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = Object.assign(new EventTarget(), { media });
    queries.push(query);
    return query;
  });
  const ratio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1);
  const fit = vi.fn();
  const leave = keepFitted(document.createElement('div'), fit);
  expect(fit).toHaveBeenCalledTimes(1);
  for (const [place, now] of [1.5, 2].entries()) {
    ratio.mockReturnValue(now);
    queries[place]?.dispatchEvent(new Event('change'));
  }
  expect(fit).toHaveBeenCalledTimes(3);
  expect(queries.map(({ media }) => media)).toEqual([1, 1.5, 2].map((dppx) => `(resolution: ${dppx}dppx)`));
  leave();
  for (const query of queries) query.dispatchEvent(new Event('change'));
  expect(fit).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
