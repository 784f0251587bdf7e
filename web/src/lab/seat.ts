import { dismiss, listenTo, type WorkerLine } from '../conductor/worker_line';
import { wordsOf } from '../engine/engine_error';
import type { PlayedGame } from '../shell/played_game';
import { type MatchRequest, parseMatchReply } from './match_protocol';

export type MatchWorker = WorkerLine<MatchRequest>;

export interface SeatOptions {
  spawn(): MatchWorker;
  /** The first message to every worker; it answers `ready`. */
  load: MatchRequest;
  /** The worker can take a game. */
  free(seat: Seat): void;
  played(seat: Seat, game: PlayedGame): void;
  /** The worker failed, and its game with it. It is being replaced, or the seat is closed for good. */
  failed(reason: string): void;
}

/** Failures in a row, without a game played in between, after which a seat stays empty. */
export const MAX_FAILURES = 3;

/** A place for one worker of a match. A worker that fails is replaced by another. */
export class Seat {
  private worker: MatchWorker | null = null;
  private ready = false;
  private closed = false;
  private failures = 0;
  private inPlay: number | null = null;

  constructor(private readonly options: SeatOptions) {}

  /** Seats the first worker. */
  open(): void {
    this.spawn();
  }

  /** Number of the game that is being played here, null when there is none. */
  get game(): number | null {
    return this.inPlay;
  }

  get isFree(): boolean {
    return this.ready && this.inPlay === null;
  }

  /** Whether it is empty for good. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Hands a game to the worker, which must be free. */
  play(number: number): void {
    this.inPlay = number;
    this.hand({ type: 'play', number });
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
      this.fail(wordsOf(thrown));
      return;
    }
    this.hand(this.options.load);
  }

  private hand(request: MatchRequest): void {
    try {
      this.worker?.postMessage(request);
    } catch (thrown) {
      this.fail(wordsOf(thrown));
    }
  }

  private hear(data: unknown): void {
    const parsed = parseMatchReply(data);
    if ('error' in parsed) this.fail(parsed.error);
    else if (parsed.message.type === 'error') this.fail(parsed.message.message);
    else if (parsed.message.type === 'ready') this.beFree();
    else this.takeBack(parsed.message.game);
  }

  private beFree(): void {
    this.ready = true;
    this.options.free(this);
  }

  private takeBack(game: PlayedGame): void {
    if (game.number !== this.inPlay) {
      this.fail(`Game ${game.number} came, which was not asked for.`);
      return;
    }
    this.failures = 0;
    this.inPlay = null;
    this.options.played(this, game);
  }

  private fail(reason: string): void {
    this.drop();
    this.failures++;
    if (this.failures < MAX_FAILURES) this.spawn();
    else this.closed = true;
    this.options.failed(reason);
  }
}
