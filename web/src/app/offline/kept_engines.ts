/**
 * Engines that were opened once, kept by the browser for when there is no connection. There may be no place for them, or it may
 * be full: then they are fetched as ever. The page and its service worker share them.
 */

/** The cache's name. */
export const ENGINES = 'forethought engines';

/** A built file's name without its hash, which has eight characters. */
const NAME = /([^/]+)-[^/]{8}\.wasm$/;

/** What is used of the browser. */
export interface Browsed {
  caches: Pick<CacheStorage, 'open'>;
  fetch(request: Request | string): Promise<Response>;
}

/** The engine as it is kept, else as it is fetched; then it is kept. Throws what `fetch` throws. */
export async function answerWithEngine(request: Request, browsed: Browsed): Promise<Response> {
  const known = await keptEngine(request.url, browsed);
  if (known !== undefined) return known;
  const response = await browsed.fetch(request);
  if (response.ok) void keep(request.url, response.clone(), browsed);
  return response;
}

/** Fetches an engine to keep it, unless it is kept. */
export async function keepEngine(url: string, browsed: Browsed): Promise<void> {
  if ((await keptEngine(url, browsed)) !== undefined) return;
  const response = await browsed.fetch(url);
  if (response.ok) await keep(url, response, browsed);
}

/** Undefined if it is not kept. */
export async function keptEngine(url: string, { caches }: Browsed): Promise<Response | undefined> {
  try {
    return await (await caches.open(ENGINES)).match(url);
  } catch {
    return undefined;
  }
}

/** Fetches the engines of a new version, `urls`, of which an older version is kept. */
export async function renewEngines(urls: readonly string[], browsed: Browsed): Promise<void> {
  const kept = (await keptUrls(urls, browsed)).map(nameOf);
  await Promise.all(
    urls
      .filter((url) => kept.includes(nameOf(url)))
      .map((url) => keepEngine(url, browsed).catch(() => undefined)),
  );
}

/** Drops what lies beside the engines of this version, `urls`, and is none of them. */
export async function dropOldEngines(urls: readonly string[], browsed: Browsed): Promise<void> {
  const old = (await keptUrls(urls, browsed)).filter((url) => !urls.includes(url));
  if (old.length === 0) return;
  const cache = await browsed.caches.open(ENGINES);
  await Promise.all(old.map((url) => cache.delete(url)));
}

/** What is kept in the folder of `urls`: pages under other paths of the same address keep their own. */
async function keptUrls(urls: readonly string[], { caches }: Browsed): Promise<string[]> {
  const folders = urls.map(folderOf);
  try {
    const kept = await (await caches.open(ENGINES)).keys();
    return kept.map(({ url }) => url).filter((url) => folders.includes(folderOf(url)));
  } catch {
    return [];
  }
}

async function keep(url: string, response: Response, { caches }: Browsed): Promise<void> {
  try {
    await (await caches.open(ENGINES)).put(url, response);
  } catch {
    // No room: it is fetched again the next time.
  }
}

function nameOf(url: string): string | undefined {
  return NAME.exec(url)?.[1];
}

function folderOf(url: string): string {
  return url.replace(/[^/]*$/, '');
}
