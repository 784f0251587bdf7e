import type { SiteFiles } from '../../../tools/lib/static_site.mjs';
import type { PageLog } from './page_log';
import type { Place } from './place';

/** For browsers whose driver does not tell what a page says: the page is served with a script that notes it. */

declare global {
  interface Window {
    complaints?: string[];
  }
}

/** Runs in the page before all else. */
function noteComplaints(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const note = (kind: string) => (event: unknown) => {
    const { message, reason, violatedDirective } = event as Partial<
      ErrorEvent & PromiseRejectionEvent & SecurityPolicyViolationEvent
    >;
    complaints.push(`${kind}: ${message ?? reason ?? violatedDirective}`);
  };
  addEventListener('error', note('uncaught'));
  addEventListener('unhandledrejection', note('unhandled rejection'));
  addEventListener('securitypolicyviolation', note('policy'));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...said: unknown[]) => complaints.push(`console ${level}: ${said.join(' ')}`);
  }
}

/** The site with that script in its page, and `further` ones, which run before all else, too. */
export function selfWatching(files: SiteFiles, ...further: string[]): SiteFiles {
  const html = Buffer.from(files.get('index.html') ?? '').toString();
  if (!html.includes('<head>')) throw new Error('the page has no head');
  return new Map([
    ...files,
    ['index.html', Buffer.from(html.replace('<head>', '<head><script src="./self_watch.js"></script>'))],
    ['self_watch.js', Buffer.from([`(${noteComplaints})();`, ...further].join('\n'))],
  ]);
}

/** Takes over what the page noted. */
export async function readComplaints(place: Place, log: PageLog): Promise<void> {
  const complaints = await place.evaluate(() => window.complaints);
  if (complaints == null) throw new Error('the page does not watch itself');
  for (const complaint of complaints) log.add(complaint, true);
}
