import { wordsOf } from '../engine/engine_error';
import { type MatchRequest, type PlayedGame, parseMatchReply } from './match_protocol';

/** As much of a `Worker` as is used, so that tests can put their own in its place. */
export interface MatchWorker {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onmessageerror: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: MatchRequest): void;
  terminate(): void;
}

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
    this.worker.onmessage = null;
    this.worker.onmessageerror = null;
    this.worker.onerror = null;
    this.worker.terminate();
    this.worker = null;
  }

  private spawn(): void {
    try {
      const worker = this.options.spawn();
      this.worker = worker;
      worker.onmessage = ({ data }) => this.hear(data);
      worker.onmessageerror = () => this.fail('The worker sent what cannot be read.');
      worker.onerror = (event) => {
        event.preventDefault();
        this.fail(event.message || 'The worker stopped.');
      };
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
