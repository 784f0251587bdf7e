/** As much of the browser's `caches` as is used: responses by address, in named caches. */
export class FakeCaches implements CacheStorage {
  private readonly named = new Map<string, Map<string, Response>>();

  /** What the cache `name` holds. */
  urls(name: string): string[] {
    return [...this.cacheOf(name).keys()];
  }

  async open(name: string): Promise<Cache> {
    const kept = this.cacheOf(name);
    const urlOf = (request: RequestInfo | URL) =>
      request instanceof Request ? request.url : String(request);
    return {
      match: async (request: RequestInfo | URL) => kept.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void kept.set(urlOf(request), response),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => kept.delete(urlOf(request)),
    } as unknown as Cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }

  async has(name: string): Promise<boolean> {
    return this.named.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.named.keys()];
  }

  async match(): Promise<Response | undefined> {
    return undefined;
  }

  private cacheOf(name: string): Map<string, Response> {
    const known = this.named.get(name) ?? new Map<string, Response>();
    this.named.set(name, known);
    return known;
  }
}
