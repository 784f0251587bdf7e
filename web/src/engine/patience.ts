import { browserTimer, type Timer } from './timer';

/** Milliseconds in which nothing comes of a file, after which nothing more is expected. */
export const SILENCE_MS = 20_000;

/** Milliseconds that a file may take whose parts are not seen coming. */
export const UNSEEN_MS = 120_000;

/** Waits for what may never come: `signal` is aborted when nothing has come for too long. */
export class Patience {
  private readonly giving = new AbortController();
  private cancel = () => {};

  constructor(private readonly timer: Timer = browserTimer) {
    this.renew();
  }

  /** For `fetch`: ends the request and the reading of its answer. */
  get signal(): AbortSignal {
    return this.giving.signal;
  }

  /** Something has come; the next may take `length`. */
  renew(length = SILENCE_MS): void {
    this.cancel();
    this.cancel = this.timer(length, () =>
      this.giving.abort(new Error(`nothing came for ${length / 1000} seconds`)),
    );
  }

  /** Everything has come, or nobody waits any more. */
  end(): void {
    this.cancel();
  }

  /** What comes of `promise`, or the rejection of a wait that was given up. */
  within<Value>(promise: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason));
      promise.then(resolve, reject);
    });
  }
}
