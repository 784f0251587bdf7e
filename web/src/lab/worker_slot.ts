import { dismiss, listenTo, type WorkerLine } from '../conductor/worker_line';
import { messageOf } from '../engine/engine_error';
import type { Task } from './contest';
import { LiveGame } from './live_game';
import { type MatchReply, type MatchRequest, parseMatchReply } from './match_protocol';
import type { Played } from './played';

export type MatchWorker = WorkerLine<MatchRequest>;

export interface WorkerSlotOptions<Game extends Played> {
  spawn(): MatchWorker;
  /** The first message to every worker; it answers `ready`. */
  load: MatchRequest;
  /** The game that a reply tells of; null where it tells of none. */
  gameOf(reply: MatchReply): Game | null;
  /** The worker can take a game. */
  free(slot: WorkerSlot<Game>): void;
  played(slot: WorkerSlot<Game>, task: Task, game: Game): void;
  /** The worker failed, and its game with it. It is being replaced, or the slot is closed for good. */
  failed(reason: string): void;
}

/** Failures in a row, without a game played in between, after which a slot stays empty. */
export const MAX_FAILURES = 3;

/** A slot for one worker of a contest. A worker that fails is replaced by another. */
export class WorkerSlot<Game extends Played = Played> {
  private worker: MatchWorker | null = null;
  private ready = false;
  private closed = false;
  private failures = 0;
  private inPlay: LiveGame | null = null;
  private shown: LiveGame | null = null;

  constructor(private readonly options: WorkerSlotOptions<Game>) {}

  /** Starts the first worker, once. */
  open(): void {
    if (this.worker === null && !this.closed) this.spawn();
  }

  /** The game that is being played here, null when there is none. */
  get task(): Task | null {
    return this.inPlay?.task ?? null;
  }

  /** That game, else the last one; null before the first. */
  get live(): LiveGame | null {
    return this.shown;
  }

  get isFree(): boolean {
    return this.ready && this.inPlay === null;
  }

  /** Whether it is empty for good. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Hands a game to the worker, which must be free. */
  play(task: Task, order: MatchRequest): void {
    this.inPlay = new LiveGame(task);
    this.shown = this.inPlay;
    this.send(order);
  }

  /** Sends the worker away, whatever it is doing, for good. */
  close(): void {
    this.closed = true;
    this.drop();
  }

  private drop(): void {
    this.ready = false;
    this.inPlay = null;
    if (this.worker === null) return;
    dismiss(this.worker);
    this.worker = null;
  }

  private spawn(): void {
    try {
      const worker = this.options.spawn();
      this.worker = worker;
      listenTo(
        worker,
        (data) => this.hear(data),
        (reason) => this.fail(reason),
      );
    } catch (thrown) {
      this.fail(messageOf(thrown));
      return;
    }
    this.send(this.options.load);
  }

  private send(request: MatchRequest): void {
    try {
      this.worker?.postMessage(request);
    } catch (thrown) {
      this.fail(messageOf(thrown));
    }
  }

  private hear(data: unknown): void {
    const parsed = parseMatchReply(data);
    if ('error' in parsed) this.fail(parsed.error);
    else this.heed(parsed.message);
  }

  private heed(reply: MatchReply): void {
    if (reply.type === 'ready') this.beFree();
    else if (reply.type === 'acted') this.inPlay?.add(reply.actions);
    else if (reply.type === 'error') this.fail(reply.message);
    else this.hearGame(reply);
  }

  private hearGame(reply: MatchReply): void {
    const game = this.options.gameOf(reply);
    if (game === null) this.fail(`${reply.type} came, which was not asked for.`);
    else this.takeBack(game);
  }

  private beFree(): void {
    this.ready = true;
    this.options.free(this);
  }

  private takeBack(game: Game): void {
    const { inPlay } = this;
    if (inPlay === null || game.number !== inPlay.task.number) {
      this.fail(`Game ${game.number} came, which was not asked for.`);
      return;
    }
    this.failures = 0;
    this.inPlay = null;
    inPlay.end(game.actions ?? []);
    this.options.played(this, inPlay.task, game);
  }

  private fail(reason: string): void {
    this.drop();
    this.failures++;
    if (this.failures < MAX_FAILURES) this.spawn();
    else this.closed = true;
    this.options.failed(reason);
  }
}
