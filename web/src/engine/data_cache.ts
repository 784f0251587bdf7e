export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Data files kept by the browser from one visit to the next. There may be no such place (an insecure address, a frame
 * without an origin, a private window), or it may be full: then nothing is kept, and the browser's own cache has to do.
 */
export interface DataCache {
  /** Null if the file is not kept. */
  read(url: string): Promise<Bytes | null>;
  /** Keeps a file, and drops every other that lies beside it: those are of other versions. */
  keep(url: string, bytes: Bytes): Promise<void>;
  drop(url: string): Promise<void>;
}

/** The cache called `name` in what `storage` returns; that may throw, as `caches` itself does where it is refused. */
export function openDataCache(name: string, storage: () => CacheStorage = () => caches): DataCache {
  const attempt = async <Result>(task: (cache: Cache) => Promise<Result>): Promise<Result | null> => {
    try {
      return await task(await storage().open(name));
    } catch {
      return null;
    }
  };
  return {
    read: (url) =>
      attempt(async (cache) => {
        const kept = await cache.match(url);
        return kept === undefined ? null : new Uint8Array(await kept.arrayBuffer());
      }),
    async keep(url, bytes) {
      await attempt(async (cache) => {
        await cache.put(url, new Response(bytes));
        const others = (await cache.keys()).filter((kept) => isBeside(kept.url, url));
        await Promise.all(others.map((other) => cache.delete(other)));
      });
    },
    async drop(url) {
      await attempt((cache) => cache.delete(url));
    },
  };
}

/** Another file in the same folder. Pages under other paths of the same address keep their own. */
function isBeside(other: string, url: string): boolean {
  const [a, b] = [new URL(other), new URL(url, location.href)];
  const folder = ({ origin, pathname }: URL) => origin + pathname.replace(/[^/]*$/, '');
  return a.href !== b.href && folder(a) === folder(b);
}
