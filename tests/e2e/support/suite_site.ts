import { PAGE } from '../../../tools/lib/paths.mjs';
import { readSite, STRICT_POLICY, serveSite } from '../../../tools/lib/static_site.mjs';
import { hurry, PACE } from './hurry';
import { selfWatching } from './self_watch';
import type { SuiteSite } from './suite';
import { listenToThinkers } from './thinker_watch';

/** Serves the built page, which watches itself and its thinkers and hurries, at an address that no other test has. */
export async function serveWatched(): Promise<SuiteSite> {
  const scripts = [`(${listenToThinkers})();`, `(${hurry})(${PACE});`];
  const headers = { 'Content-Security-Policy': STRICT_POLICY };
  return serveSite(selfWatching(readSite(PAGE), ...scripts), { path: '/sub-path/', headers });
}
