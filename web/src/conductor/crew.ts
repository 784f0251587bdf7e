import type { PositionId, WorkReply, WorkRequest } from './protocol';
import type { Supervisor, SupervisorOptions } from './supervisor';

/** What is to be known of a mate to watch it. */
export type MateOptions = Pick<SupervisorOptions, 'thinking' | 'receive' | 'failed'>;

export interface CrewOptions {
  /** The worker that holds the answer. */
  lead: Supervisor;
  /** Watches a mate that has yet to start. `thinking`: whether it has something left to think about. */
  watch(mate: MateOptions): Supervisor;
  /** Whether the page lets anything run. */
  awake(): boolean;
  /** A mate that the search was laid on failed: all have to be told anew what to do. */
  shrunk(): void;
}

/**
 * On how many workers a search of so many islands is laid: one core is left for the page, and none has more islands than
 * another, for which the others would wait.
 */
export function workersFor(islands: number, cores: number): number {
  let count = Math.max(1, Math.min(islands, cores - 1));
  while (islands % count !== 0) count--;
  return count;
}

/**
 * The workers that a search is laid on: the lead, and as many mates as the search has use for. What one of them writes
 * for the others goes through here. A mate that has yet to start takes part from the next `configure` on.
 */
export class Crew {
  private readonly lead: Hand;
  private mates: Mate[] = [];
  private islands = 1;
  /** Those that the search is laid on now; the lead is always one of them. */
  private hands: readonly Hand[];
  /** Goes up with every `configure`, so that letters from before are told. */
  private number = 0;
  /** Replacements of mates that were let go. */
  private formerRestarts = 0;

  constructor(private readonly options: CrewOptions) {
    this.lead = new Hand(options.lead);
    this.hands = [this.lead];
  }

  /** Whether the lead cannot go on before a letter has come. */
  get leadWaits(): boolean {
    return this.lead.waits;
  }

  /** How often a mate was replaced. */
  get restarts(): number {
    return this.mates.reduce((sum, { supervisor }) => sum + supervisor.restarts, this.formerRestarts);
  }

  /** A search of so many islands is to be laid on the crew; workers that are missing start at once. */
  enlist(islands: number, cores: number): void {
    this.islands = islands;
    const wanted = workersFor(islands, cores) - 1;
    for (const mate of this.mates.splice(wanted)) this.dismiss(mate);
    while (this.mates.length < wanted) this.mates.push(this.startMate());
  }

  /** Somebody who is ready takes no part yet. */
  get grows(): boolean {
    return this.mates.some((mate) => mate.supervisor.ready && !this.hands.includes(mate));
  }

  /** Lays the search on all who are ready. */
  configure(request: Extract<WorkRequest, { type: 'configure' }>): void {
    const before = this.hands;
    this.hands = [this.lead, ...this.mates.filter(({ supervisor }) => supervisor.ready)];
    const crew = ++this.number;
    for (const [index, hand] of this.hands.entries()) {
      const asleep = !before.includes(hand) && !this.options.awake();
      if (asleep) hand.post({ type: 'pause', position: request.position });
      const islands = shareOf(this.islands, index, this.hands.length);
      hand.post(this.hands.length === 1 ? request : { ...request, share: { crew, islands } });
    }
  }

  /** Says `request` to all that the search is laid on; those that are not ready hear nothing. */
  post(request: WorkRequest): void {
    for (const hand of this.hands) hand.post(request);
  }

  /** What the lead said. */
  receive(reply: WorkReply): void {
    this.hear(this.lead, reply);
  }

  dispose(): void {
    for (const { supervisor } of this.mates) supervisor.dispose();
  }

  private startMate(): Mate {
    const mate: Mate = new Mate(this.options.watch, {
      receive: (reply) => this.hear(mate, reply),
      failed: () => this.miss(mate),
    });
    mate.supervisor.start();
    return mate;
  }

  private dismiss(mate: Mate): void {
    this.formerRestarts += mate.supervisor.restarts;
    mate.supervisor.dispose();
    this.hands = this.hands.filter((hand) => hand !== mate);
  }

  private miss(mate: Mate): void {
    if (!this.hands.includes(mate)) return;
    this.hands = this.hands.filter((hand) => hand !== mate);
    this.options.shrunk();
  }

  private hear(from: Hand, reply: WorkReply): void {
    from.waits = reply.type === 'waiting';
    if (reply.type !== 'letter') return;
    from.supervisor.answered();
    if (reply.crew !== this.number) return;
    const { position, letter } = reply;
    for (const hand of this.hands) if (hand !== from) hand.post({ type: 'letter', position, letter });
  }
}

/** What worker number `index` of `count` has of so many islands, as bits by their numbers; the first has the chair. */
function shareOf(islands: number, index: number, count: number): number {
  let bits = 0;
  for (let island = index; island < islands; island += count) bits |= 1 << island;
  return bits;
}

/** One worker of a crew. */
class Hand {
  /** It cannot go on before a letter has come. */
  waits = false;

  constructor(readonly supervisor: Supervisor) {}

  post(request: WorkRequest): void {
    this.waits = false;
    this.supervisor.post(request);
  }
}

/** One that does not hold the answer. */
class Mate extends Hand {
  /** What it was told to think about last, and whether it has come to an end there. */
  private position: PositionId | null = null;
  private finished = false;

  constructor(watch: CrewOptions['watch'], heard: Omit<MateOptions, 'thinking'>) {
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
