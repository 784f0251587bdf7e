import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { answerWithEngine, type Browsed, dropOldEngines, ENGINES, renewEngines } from './kept_engines';
import { TAKE_OVER } from './take_over';

/**
 * The service worker: the page with all its scripts is fetched once a version and comes from here, and so do engines that were
 * opened once. Networks are the page's own matter (engine/data_cache.ts). A new version waits until the page asks it to take over.
 */

/** As much of a service worker's scope as is used. */
interface WorkerScope {
  /** Put in by the build. */
  __WB_MANIFEST: readonly { url: string; revision: string | null }[];
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: Installing) => void): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Told) => void): void;
}

interface Lasting extends Event {
  waitUntil(task: Promise<unknown>): void;
}

interface Installing extends Lasting {
  /** Static routes: Chromium has them. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

/** Requests that a cache answers, else the network, without a start of the worker. */
interface Route {
  condition: { urlPattern: { baseURL: string; pathname: string; search: string }; requestMethod: string };
  source: { cacheName: string };
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Told extends Lasting {
  data: unknown;
}

declare const self: WorkerScope;

const DOCUMENT = 'index.html';

const files = self.__WB_MANIFEST;
const isEngine = ({ url }: { url: string }) => url.endsWith('.wasm');
const engines = files.filter(isEngine).map(({ url }) => new URL(url, self.registration.scope).href);
const browsed: Browsed = { caches, fetch: (request) => fetch(request) };

const SHELL = `forethought shell ${self.registration.scope}`;
const shell = new PrecacheController({ cacheName: SHELL });
shell.addToCacheList(files.filter((file) => !isEngine(file)));

/**
 * Files whose name holds their version come from their cache without the worker. This is quicker, and fewer requests can keep a
 * new version from taking over: Chromium 156 leaves it waiting if one starts the outgoing worker again while that one ends.
 */
const routes: readonly Route[] = [
  { type: 'js', cacheName: SHELL },
  { type: 'css', cacheName: SHELL },
  { type: 'woff2', cacheName: SHELL },
  { type: 'wasm', cacheName: ENGINES },
].map(({ type, cacheName }) => ({
  condition: {
    urlPattern: { baseURL: self.registration.scope, pathname: `assets/*.${type}`, search: '' },
    requestMethod: 'GET',
  },
  source: { cacheName },
}));

self.addEventListener('install', (event) => {
  // A browser without static routes asks the worker.
  const routed = event.addRoutes?.(routes).catch(() => {});
  if (routed !== undefined) event.waitUntil(routed);
  void shell.install(event as never);
  event.waitUntil(renewEngines(engines, browsed));
});

self.addEventListener('activate', (event) => {
  void shell.activate(event as never);
  event.waitUntil(dropOldEngines(engines, browsed));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = request.url.replace(/[?#].*$/s, '');
  const file = request.mode === 'navigate' ? documentAt(url) : url;
  const cacheKey = file === null ? undefined : shell.getCacheKeyForURL(file);
  if (cacheKey !== undefined) {
    // Other requests may ask for a file in ways that nothing kept can answer: with an address of a second try, for one.
    const plain = new Request(file as string, { credentials: 'same-origin' });
    event.respondWith(
      shell.strategy.handle({ request: plain, event: event as never, params: { cacheKey } } as never),
    );
  } else if (engines.includes(request.url)) event.respondWith(answerWithEngine(request, browsed));
});

/** The page lies at the scope and under its own name; any other document there is not the page. */
function documentAt(url: string): string | null {
  const { scope } = self.registration;
  return url === scope || url === scope + DOCUMENT ? scope + DOCUMENT : null;
}
