import type { WorkReply, WorkRequest } from '../../../web/src/conductor/protocol';
import type { Place } from './place';

/** What a page and its thinkers have said to each other, and the threads themselves. */
interface Watched {
  workers: Worker[];
  requests: WorkRequest[];
  replies: WorkReply[];
  /** The threads that are being started, or have not yet said what they think of the position they were given last. */
  owing: Set<Worker>;
}

declare global {
  interface Window {
    thinkerWatch?: Watched;
  }
}

/** Runs in a page before its own scripts: listens between it and its thinkers. */
export function listenToThinkers(): void {
  const watched: Watched = { workers: [], requests: [], replies: [], owing: new Set() };
  window.thinkerWatch = watched;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (!options?.name?.endsWith('thinker')) return;
      watched.workers.push(this);
      watched.owing.add(this);
      let asked = -1;
      // The first that a thread says of a position is that it has heard of it.
      let heard = false;
      this.addEventListener('message', ({ data }: MessageEvent<WorkReply>) => {
        watched.replies.push(data);
        if (data.type === 'ready') watched.owing.delete(this);
        if (data.position !== asked) return;
        if (heard) watched.owing.delete(this);
        heard = true;
      });
      const post = this.postMessage.bind(this) as (request: WorkRequest) => void;
      this.postMessage = (request: WorkRequest) => {
        watched.requests.push(request);
        if (request.type === 'think' || request.type === 'play') {
          asked = request.position;
          heard = false;
          watched.owing.add(this);
        }
        if (request.type === 'pause') watched.owing.delete(this);
        post(request);
      };
    }

    override terminate(): void {
      watched.owing.delete(this);
      super.terminate();
    }
  };
}

/** Ends the present thinker's thread behind the page's back. */
export function killThinker(place: Place): Promise<void> {
  return place.evaluate(() => window.thinkerWatch?.workers.at(-1)?.terminate());
}

/** Runs in a page before its own scripts: the machine has so many cores. */
export function pretendCores(cores: number): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores });
}

/** Number of thinkers that the page has started. */
export function countThinkers(place: Place): Promise<number> {
  return place.evaluate(() => window.thinkerWatch?.workers.length ?? 0);
}

/** How often the page's thinkers have said something of a kind. */
export function countReplies(place: Place, kind: WorkReply['type']): Promise<number> {
  return place.evaluate(
    (wanted) => (window.thinkerWatch?.replies ?? []).filter(({ type }) => type === wanted).length,
    kind,
  );
}

/** What a thinker was told last; that another one was started meanwhile does not count. */
export function lastOrder(place: Place): Promise<string | undefined> {
  return place.evaluate(() => window.thinkerWatch?.requests.findLast(({ type }) => type !== 'load')?.type);
}

/** What has become of the position that the page asked about last. */
export interface Progress {
  /** An answer of any kind has come. */
  answered: boolean;
  /** Something was computed. */
  computed: boolean;
  /** The search is at its end. */
  finished: boolean;
}

export function thinkingProgress(place: Place): Promise<Progress> {
  return place.evaluate(() => {
    const { requests = [], replies = [] } = window.thinkerWatch ?? {};
    const asked = requests.findLast(({ type }) => type === 'think' || type === 'play')?.position;
    const about = replies.filter(({ position }) => position === asked);
    const finished = about.some((reply) => reply.type === 'best' && reply.finished);
    const counted = about.some((reply) => reply.type === 'info');
    return { answered: about.length > 0, computed: finished || counted, finished };
  });
}
