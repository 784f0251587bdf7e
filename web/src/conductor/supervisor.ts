import { messageOf } from '../engine/engine_error';
import type { Clock } from './clock';
import type { Milliseconds } from './contract';
import { parseReply, type WorkReply, type WorkRequest } from './protocol';
import { dismiss, listenTo, type WorkerLine } from './worker_line';

export type WorkerLike = WorkerLine<WorkRequest>;

export interface SupervisorOptions {
  spawn(): WorkerLike;
  clock: Clock;
  /** The first message to every worker; it answers `ready`. */
  load: WorkRequest;
  /** Whether a sound worker that is ready would be thinking now, and so give signs of life. */
  thinking(): boolean;
  /** Whether the page lets anything run; a worker that starts while it does not is not timed. */
  awake(): boolean;
  /** What the present worker said, `ready` included; never what a former one said. */
  receive(reply: WorkReply): void;
  /** A worker failed and was given up. */
  failed(reason: string): void;
}

/**
 * Silence of a worker that should be thinking, after which it is taken for hung or killed. It doubles with every
 * replacement in a row: a slow device that unpacks what a rung has learned is silent for long, each time anew.
 */
export const HANG_MS: Milliseconds = 3000;

/** The same for one that is still fetching its script. */
export const START_MS: Milliseconds = 10000;

/** Replacements in a row that bring no answer, after which there are no more. */
export const MAX_REPLACEMENTS = 3;

/** How often silence is looked at. */
const WATCH_MS: Milliseconds = 250;

/**
 * Keeps a worker alive: replaces one that reports an error, traps, cannot be started, hangs or was killed, until
 * `MAX_REPLACEMENTS` in a row have brought no answer.
 */
export class Supervisor {
  private worker: WorkerLike | null = null;
  private state: 'new' | 'starting' | 'ready' | 'lost' | 'disposed' = 'new';
  private silence: Milliseconds = 0;
  private lastLook: Milliseconds;
  private replacementsInARow = 0;
  private replacements = 0;
  /** The present worker was made after all had been given up, and has brought nothing yet. */
  private onTrial = false;
  private readonly unwatch: () => void;

  constructor(private readonly options: SupervisorOptions) {
    this.lastLook = options.clock.now();
    this.unwatch = options.clock.every(WATCH_MS, () => this.look());
  }

  /** Starts the first worker, or one after a rest. */
  start(): void {
    if (this.state === 'new') this.spawn();
  }

  /** Lets the worker go, with its memory, until `start`. That counts as no failure. */
  rest(): void {
    if (this.state !== 'starting' && this.state !== 'ready') return;
    this.drop();
    this.state = 'new';
  }

  get ready(): boolean {
    return this.state === 'ready';
  }

  /** Given up; a worker that is tried after that must bring something first. */
  get lost(): boolean {
    return this.state === 'lost' || this.onTrial;
  }

  /** How often a worker was replaced. */
  get restarts(): number {
    return this.replacements;
  }

  /** Says `request` to the worker; nothing happens while none is ready. */
  post(request: WorkRequest): void {
    if (this.state === 'ready') this.send(request);
  }

  /** The worker brought something new: the next failure is the first in a row again. */
  answered(): void {
    this.replacementsInARow = 0;
    this.onTrial = false;
  }

  /** Gives the present worker up and puts another in its place, or none when too many have failed. */
  fail(reason: string): void {
    if (this.state !== 'starting' && this.state !== 'ready') return;
    this.drop();
    const again = this.replacementsInARow < MAX_REPLACEMENTS;
    this.state = again ? 'new' : 'lost';
    this.options.failed(reason);
    if (!again || this.state !== 'new') return;
    this.replacementsInARow++;
    this.replacements++;
    this.spawn();
  }

  /** After all replacements have failed: one more, which is the last unless it brings an answer. */
  revive(): void {
    if (this.state !== 'lost') return;
    this.onTrial = true;
    this.replacements++;
    this.spawn();
  }

  dispose(): void {
    this.unwatch();
    this.drop();
    this.state = 'disposed';
  }

  private spawn(): void {
    this.state = 'starting';
    this.silence = 0;
    try {
      const worker = this.options.spawn();
      this.worker = worker;
      listenTo(
        worker,
        (data) => this.hear(worker, data),
        (reason) => this.blame(worker, reason),
      );
    } catch (thrown) {
      this.fail(messageOf(thrown));
      return;
    }
    this.send(this.options.load);
  }

  private send(request: WorkRequest): void {
    try {
      this.worker?.postMessage(request);
    } catch (thrown) {
      this.fail(messageOf(thrown));
    }
  }

  private drop(): void {
    if (this.worker === null) return;
    dismiss(this.worker);
    this.worker = null;
  }

  /** Errors of a worker that was replaced meanwhile concern nobody. */
  private blame(worker: WorkerLike, reason: string): void {
    if (worker === this.worker) this.fail(reason);
  }

  private hear(worker: WorkerLike, data: unknown): void {
    if (worker !== this.worker) return;
    const parsed = parseReply(data);
    if ('error' in parsed) {
      this.fail(parsed.error);
    } else if (parsed.message.type === 'error') {
      this.fail(parsed.message.message);
    } else {
      this.silence = 0;
      if (parsed.message.type === 'ready') this.state = 'ready';
      this.options.receive(parsed.message);
    }
  }

  /**
   * Adds up silence, a look at a time: a page that was frozen or asleep sees one late look, not a long
   * silence, before the messages that waited reach it.
   */
  private look(): void {
    const now = this.options.clock.now();
    const passed = Math.min(now - this.lastLook, 2 * WATCH_MS);
    this.lastLook = now;
    const starting = this.state === 'starting' && this.options.awake();
    const thinking = this.state === 'ready' && this.options.thinking();
    this.silence = starting || thinking ? this.silence + passed : 0;
    const bearable = (starting ? START_MS : HANG_MS) * 2 ** this.replacementsInARow;
    if (this.silence < bearable) return;
    this.fail(starting ? 'The worker did not start.' : 'The worker fell silent.');
  }
}
