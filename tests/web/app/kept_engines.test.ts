import { describe, expect, it } from 'vitest';
import {
  answerWithEngine,
  type Browsed,
  dropOldEngines,
  keepEngine,
  keptEngine,
  renewEngines,
} from '../../../web/src/app/offline/kept_engines';
import { FakeCaches } from '../support/fake_caches';

const at = (name: string, folder = 'a') => `https://host/${folder}/assets/${name}.wasm`;
const OLD = at('one-aaaaaaaa');
const NEW = at('one-bbbbbbbb');
const TWO = at('two-cccccccc');
const PLACE = 'forethought engines';

/** A browser whose network answers with the address; what it was asked for. */
function open(caches: Browsed['caches'] = new FakeCaches()) {
  const asked: string[] = [];
  const browsed: Browsed = {
    caches,
    async fetch(request) {
      const url = typeof request === 'string' ? request : request.url;
      asked.push(url);
      if (url.includes('missing')) return new Response(null, { status: 404 });
      return new Response(url);
    },
  };
  return { browsed, asked };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('engines that were opened', () => {
  it('are fetched once, and kept', async () => {
    const { browsed, asked } = open();
    for (let time = 0; time < 2; time++) {
      const response = await answerWithEngine(new Request(OLD), browsed);
      expect(await response.text()).toBe(OLD);
      await soon();
    }
    await keepEngine(OLD, browsed);
    expect(asked).toEqual([OLD]);
  });

  it('are not kept where the server has none', async () => {
    const caches = new FakeCaches();
    const { browsed } = open(caches);
    const missing = at('missing-aaaaaaaa');
    expect((await answerWithEngine(new Request(missing), browsed)).status).toBe(404);
    await keepEngine(missing, browsed);
    await soon();
    expect(caches.urls(PLACE)).toEqual([]);
  });

  it('come from the network where there is no place, or no room', async () => {
    const refusing = { open: () => Promise.reject(new Error('refused')) };
    const cache = { match: async () => undefined, put: () => Promise.reject(new Error('full')) };
    const full = { open: async () => cache as unknown as Cache };
    for (const caches of [refusing, full]) {
      const { browsed } = open(caches);
      expect(await (await answerWithEngine(new Request(OLD), browsed)).text()).toBe(OLD);
      await keepEngine(OLD, browsed);
      expect(await keptEngine(OLD, browsed)).toBe(undefined);
      await renewEngines([NEW], browsed);
      await dropOldEngines([NEW], browsed);
    }
  });

  it('are replaced by those of a new version, and those of other pages are left alone', async () => {
    const caches = new FakeCaches();
    const { browsed, asked } = open(caches);
    const elsewhere = at('one-aaaaaaaa', 'b');
    await keepEngine(OLD, browsed);
    await keepEngine(elsewhere, browsed);
    asked.length = 0;
    await renewEngines([NEW, TWO], browsed);
    expect(asked).toEqual([NEW]);
    expect(caches.urls(PLACE)).toEqual([OLD, elsewhere, NEW]);
    await dropOldEngines([NEW, TWO], browsed);
    expect(caches.urls(PLACE)).toEqual([elsewhere, NEW]);
  });
});
