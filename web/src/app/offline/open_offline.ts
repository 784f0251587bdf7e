import { effect } from '@preact/signals';
import { moduleUrl } from '../../engine/load_module';
import type { Sessions } from '../../shell/session/sessions';
import { attempt } from '../../shell/ui/attempt';
import { notify } from '../../shell/ui/notices';
import { GAMES } from '../games';
import { keepEngine } from './kept_engines';
import { browsed, tellPlayable } from './playable';
import { TAKE_OVER } from './take_over';
import { messages } from './words/messages';

/** Beside the page (vite.config.ts). */
const SCRIPT = './service_worker.js';

/** Held, shared, by every tab that shows anything but the home screen. */
const LOCK = 'forethought away from home';

/** Milliseconds after which a page that is looked at again asks for a new version. */
const STALE_MS = 60 * 60 * 1000;

/** Milliseconds in which a lock that is not needed any more is given back. */
const GIVEN_BACK_MS = 2000;

/** Milliseconds after which a version that was told to take over will not do so any more. */
const STUCK_MS = 5000;

/** The page, as far as it matters to what is kept of it. */
export interface Homely {
  readonly sessions: Sessions;
  /** The home screen shows. */
  readonly isHome: boolean;
}

/** Prepares the page for having no connection, unless it stands in a frame; new versions are offered on the home screen. */
export async function openOffline(app: Homely): Promise<void> {
  // A frame's visitor comes back to the page around it.
  if (window.top !== window) return;
  await tellPlayable();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  keepOpened(app);
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) reloadAtHome(app);
    isFirst = false;
  });
  const registration = await serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
  occupy(app);
  offerUpdates(app, registration);
  askAgainLater(registration);
}

/** The first worker comes after the first engines, and is not asked for those that are routed past it. */
function keepOpened(app: Homely): void {
  effect(() => {
    for (const game of GAMES) {
      if (app.sessions.get(game) !== null) void keepEngine(moduleUrl(game.build), browsed).catch(() => {});
    }
  });
}

/** Another version has taken over: its files are not those of this page. */
function reloadAtHome(app: Homely): void {
  effect(() => {
    if (app.isHome) location.reload();
  });
}

/** Says to other tabs that something is in progress here. */
function occupy(app: Homely): void {
  if (!('locks' in navigator)) return;
  let leave = () => {};
  effect(() => {
    leave();
    if (app.isHome) return;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => left).catch(() => {});
  });
}

/** Whether no tab has anything in progress. A tab that has just come home needs a moment to give its lock back. */
async function isQuiet(): Promise<boolean> {
  if (!('locks' in navigator)) return true;
  try {
    await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(GIVEN_BACK_MS) }, () => {});
    return true;
  } catch {
    return false;
  }
}

function offerUpdates(app: Homely, registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // A page that no worker has brought is as new as the network's.
  if (registration.waiting !== null && serviceWorker.controller !== null)
    offer(app, registration, registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller !== null) offer(app, registration, worker);
    });
  });
}

/** Offers a version that waits whenever the home screen shows; a newer one takes its place. */
function offer(app: Homely, registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  let takeBack = () => {};
  const update = {
    testId: 'update',
    label: () => messages.value.update,
    run() {
      attempt(async () => {
        if (await isQuiet()) takeOver(app, registration, worker);
        else notify(() => messages.value.playingElsewhere);
      });
    },
  };
  effect(() => {
    takeBack();
    takeBack = app.isHome ? notify(() => messages.value.updateReady, 'info', [update]) : () => {};
  });
}

/**
 * Tells a version that waits to take over. Chromium 156 leaves it waiting for good if a request starts the outgoing worker again
 * while that one ends: then the page comes from the network, and with it a worker of its own.
 */
function takeOver(app: Homely, registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
  worker.postMessage(TAKE_OVER);
  setTimeout(() => {
    if (worker.state !== 'installed' || !app.isHome) return;
    attempt(async () => {
      await registration.unregister();
      location.reload();
    });
  }, STUCK_MS);
}

function askAgainLater(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < STALE_MS) return;
    asked = Date.now();
    void registration.update().catch(() => {});
  });
}
