// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineError } from '../../../web/src/engine/engine_error';
import { keepFinished } from '../../../web/src/record/keep';
import { attempt } from '../../../web/src/shell/ui/attempt';
import { later, needed } from '../../../web/src/shell/ui/later';
import { watchFiles } from '../../../web/src/shell/ui/missing_files';
import { Notices } from '../../../web/src/shell/ui/notices';
import { tellPlain } from '../../../web/src/shell/ui/plain/tell_plain';

const LAB = 'https://host/game/assets/open_lab-B7x_3.js';
const STYLE = 'https://host/game/assets/lab-9Zk.css';

/** What a browser throws, and the bundler's loader tells of. */
const chromiums = () => new TypeError(`Failed to fetch dynamically imported module: ${LAB}`);
const webkits = () => new TypeError('Importing a module script failed.');

/** What the loader does with what it cannot get; returns whether it throws it. */
function tellOfLoader(payload: Error): boolean {
  return window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }),
  );
}

/** A task whose script does not come so many times. */
function failing(times: number, thrown: () => Error = chromiums) {
  const done = vi.fn();
  const task = async () => {
    if (times-- <= 0) return done();
    const error = thrown();
    tellOfLoader(error);
    throw error;
  };
  return { task, done };
}

const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const told = () => [...document.querySelectorAll('.notice p')].map((line) => line.textContent);

async function press(id: string): Promise<void> {
  document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`)?.click();
  await settled();
}

async function begin(task: () => unknown): Promise<void> {
  attempt(task);
  await settled();
}

const plain: string[] = [];
watchFiles((style) => plain.push(style));

beforeEach(() => act(() => render(<Notices />, document.body)));
afterEach(async () => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.notice .icon-button')) button.click();
  await settled();
  act(() => render(null, document.body));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

describe('what cannot be opened because a file does not come', () => {
  it('is told by the file, and opened once it is tried again', async () => {
    const { task, done } = failing(1);
    await begin(task);
    expect(told()).toEqual(['A file didn’t load: open_lab-B7x_3.js.']);
    await press('try-again');
    expect([told(), done.mock.calls.length]).toEqual([[], 1]);
  });

  it.each([
    ['no address', () => failing(1, webkits).task, 'A file didn’t load.'],
    ['an engine', () => () => Promise.reject(new EngineError('fetch', 'status 503')), 'A file didn’t load.'],
    [
      'an error that is no missing file',
      () => () => Promise.reject(new TypeError('x is null')),
      'Reload the page. What was saved is still there.',
    ],
  ])('is told where there is %s', async (_, task, words) => {
    await begin(task());
    expect(told()).toEqual([words]);
  });

  it.each([
    ['a script', failing(9).task],
    ['an engine', () => Promise.reject(new EngineError('fetch', 'no connection'))],
  ])('says so where there is no connection: %s', async (_, task) => {
    goOffline();
    await begin(task);
    expect(told()).toEqual(['You’re offline.']);
    await press('try-again');
    expect(told()).toEqual(['You’re offline.']);
    expect(document.querySelector('[data-testid="reload"]')).toBeNull();
  });

  it('offers to load the page anew where trying again does not help: some browsers ask once', async () => {
    await begin(failing(2).task);
    await press('try-again');
    expect(told()).toHaveLength(1);
    expect(document.querySelector('[data-testid="reload"]')).not.toBeNull();
  });

  it('is no matter any longer once something else is opened', async () => {
    await begin(failing(1).task);
    await begin(failing(0).task);
    expect(told()).toEqual([]);
  });
});

describe('a finished game whose script does not come', () => {
  it('is told, and entered when that is asked for or the connection is back', async () => {
    for (const again of [() => press('try-again'), async () => window.dispatchEvent(new Event('online'))]) {
      const { task, done } = failing(1);
      keepFinished(task);
      await settled();
      expect(told()).toEqual(['This game isn’t in your record yet. A file didn’t load: open_lab-B7x_3.js.']);
      await again();
      await settled();
      window.dispatchEvent(new Event('online'));
      await settled();
      expect([told(), done.mock.calls.length]).toEqual([[], 1]);
    }
  });
});

describe('a style that does not come', () => {
  it('does not keep a screen from opening, and can be asked for again', async () => {
    expect(tellOfLoader(chromiums())).toBe(true);
    expect(tellOfLoader(new Error(`Unable to preload CSS for ${STYLE}`))).toBe(false);
    expect(plain).toEqual([STYLE]);
    const links: HTMLLinkElement[] = [];
    // This document loads no styles.
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement));
    await act(() => tellPlain(STYLE));
    expect(told()).toEqual(['A file didn’t load: lab-9Zk.css. The page looks plainer without it.']);
    await press('try-again');
    expect([told(), links.map(({ href, rel }) => [href, rel])]).toEqual([[], [[STYLE, 'stylesheet']]]);
    await act(() => void links[0]?.dispatchEvent(new Event('error')));
    expect(told()).toHaveLength(1);
  });
});

describe('a part of a screen whose script does not come', () => {
  const Part = () => <p class="part">here</p>;
  const parts = () => document.querySelectorAll('.part').length;

  async function show(make: typeof needed) {
    vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
    const { task } = failing(1);
    const Shown = make(async () => {
      await task();
      return Part;
    });
    act(() =>
      render(
        <>
          <Notices />
          <Shown />
        </>,
        document.body,
      ),
    );
    await settled();
    await settled();
  }

  it('is fetched again once the connection is back, and told only where the page needs it', async () => {
    await show(later);
    expect([told(), parts()]).toEqual([[], 0]);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(parts()).toBe(1);
    await show(needed);
    expect([told().length, parts()]).toEqual([1, 0]);
    await press('try-again');
    expect([told(), parts()]).toEqual([[], 1]);
  });
});
