import type { PositionId, WorkReply, WorkRequest } from './protocol';
import type { Supervisor, SupervisorOptions } from './supervisor';

/** What is to be known of a helper to watch it. */
export type HelperOptions = Pick<SupervisorOptions, 'thinking' | 'receive' | 'failed'>;

export interface WorkerPoolOptions {
  /** The worker that holds the answer. */
  lead: Supervisor;
  /** Watches a helper that has yet to start. `thinking`: whether it has something left to think about. */
  watch(helper: HelperOptions): Supervisor;
  /** Whether the page lets anything run. */
  awake(): boolean;
  /** A helper that the search was laid on failed: all have to be told anew what to do. */
  shrunk(): void;
}

/**
 * On how many workers so many parallel searches are laid: one core is left for the page, and none has more searches than
 * another, for which the others would wait.
 */
export function workersFor(searches: number, cores: number): number {
  let count = Math.max(1, Math.min(searches, cores - 1));
  while (searches % count !== 0) count--;
  return count;
}

/**
 * The workers that a search is laid on: the lead, and as many helpers as the search has use for. What one of them writes
 * for the others goes through here. A helper that has yet to start takes part from the next `configure` on.
 */
export class WorkerPool {
  private readonly lead: PoolWorker;
  private helpers: HelperWorker[] = [];
  private searches = 1;
  /** Those that the search is laid on now; the lead is always one of them. */
  private active: readonly PoolWorker[];
  /** Goes up with every `configure`, so that messages from before are told. */
  private generation = 0;
  /** Replacements of helpers that were let go. */
  private formerRestarts = 0;

  constructor(private readonly options: WorkerPoolOptions) {
    this.lead = new PoolWorker(options.lead);
    this.active = [this.lead];
  }

  /** Whether the lead cannot go on before a message has come. */
  get leadWaits(): boolean {
    return this.lead.waits;
  }

  /** How often a helper was replaced. */
  get restarts(): number {
    return this.helpers.reduce((sum, { supervisor }) => sum + supervisor.restarts, this.formerRestarts);
  }

  /** So many parallel searches are to be laid on the pool; workers that are missing start at once. */
  enlist(searches: number, cores: number): void {
    this.searches = searches;
    const wanted = workersFor(searches, cores) - 1;
    for (const helper of this.helpers.splice(wanted)) this.dismiss(helper);
    while (this.helpers.length < wanted) this.helpers.push(this.startHelper());
  }

  /** Somebody who is ready takes no part yet. */
  get grows(): boolean {
    return this.helpers.some((helper) => helper.supervisor.ready && !this.active.includes(helper));
  }

  /** Lays the search on all who are ready. */
  configure(request: Extract<WorkRequest, { type: 'configure' }>): void {
    const before = this.active;
    this.active = [this.lead, ...this.helpers.filter(({ supervisor }) => supervisor.ready)];
    const generation = ++this.generation;
    for (const [index, worker] of this.active.entries()) {
      const asleep = !before.includes(worker) && !this.options.awake();
      if (asleep) worker.post({ type: 'pause', position: request.position });
      const searches = shareOf(this.searches, index, this.active.length);
      worker.post(this.active.length === 1 ? request : { ...request, share: { generation, searches } });
    }
  }

  /** Says `request` to all that the search is laid on; those that are not ready hear nothing. */
  post(request: WorkRequest): void {
    for (const worker of this.active) worker.post(request);
  }

  /** What the lead said. */
  receive(reply: WorkReply): void {
    this.hear(this.lead, reply);
  }

  dispose(): void {
    for (const { supervisor } of this.helpers) supervisor.dispose();
  }

  private startHelper(): HelperWorker {
    const helper: HelperWorker = new HelperWorker(this.options.watch, {
      receive: (reply) => this.hear(helper, reply),
      failed: () => this.miss(helper),
    });
    helper.supervisor.start();
    return helper;
  }

  private dismiss(helper: HelperWorker): void {
    this.formerRestarts += helper.supervisor.restarts;
    helper.supervisor.dispose();
    this.active = this.active.filter((worker) => worker !== helper);
  }

  private miss(helper: HelperWorker): void {
    if (!this.active.includes(helper)) return;
    this.active = this.active.filter((worker) => worker !== helper);
    this.options.shrunk();
  }

  private hear(from: PoolWorker, reply: WorkReply): void {
    from.waits = reply.type === 'waiting';
    if (reply.type !== 'sync') return;
    from.supervisor.answered();
    if (reply.generation !== this.generation) return;
    const { position, message } = reply;
    for (const worker of this.active) if (worker !== from) worker.post({ type: 'sync', position, message });
  }
}

/** What worker number `index` of `count` has of so many searches, as bits by their numbers; the first has the main search. */
function shareOf(searches: number, index: number, count: number): number {
  let bits = 0;
  for (let search = index; search < searches; search += count) bits |= 1 << search;
  return bits;
}

/** One worker of a pool. */
class PoolWorker {
  /** It cannot go on before a message has come. */
  waits = false;

  constructor(readonly supervisor: Supervisor) {}

  post(request: WorkRequest): void {
    this.waits = false;
    this.supervisor.post(request);
  }
}

/** One that does not hold the answer. */
class HelperWorker extends PoolWorker {
  /** What it was told to think about last, and whether it has come to an end there. */
  private position: PositionId | null = null;
  private finished = false;

  constructor(watch: WorkerPoolOptions['watch'], heard: Omit<HelperOptions, 'thinking'>) {
    super(
      watch({
        ...heard,
        // One that has yet to be told of a position is silent, and well.
        thinking: () => this.position !== null && !this.waits && !this.finished,
        receive: (reply) => {
          if (reply.type === 'best' && reply.position === this.position) this.finished = reply.finished;
          heard.receive(reply);
        },
      }),
    );
  }

  override post(request: WorkRequest): void {
    if (request.type === 'think' || request.type === 'play') {
      this.position = request.position;
      this.finished = false;
    }
    super.post(request);
  }
}
