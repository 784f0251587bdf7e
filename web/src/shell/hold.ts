import type { Claims } from './claims';

export interface HoldOptions<Value> {
  claims: Claims;
  /** What the place is called among all tabs. */
  name: string;
  write(value: Value): void;
  /** Another tab has the place: what is played here is not kept. */
  refused(): void;
  /** That tab has left the place: what is played here is kept from now on. `latest`: how far it has come, if at all. */
  regained(latest: Value | null): void;
}

/**
 * A place as a game in progress has it: what is kept there is written as long as no other tab has the same place open.
 * Until that is known, the latest waits. A place that another tab has is taken over once that tab has left it.
 */
export class Hold<Value> {
  private state: 'asking' | 'held' | 'refused' = 'asking';
  /** What was to be kept while it was not known who has the place, or another tab had it. */
  private waiting: { value: Value } | null = null;
  private wasRefused = false;
  private left = false;
  private giveBack: () => void;
  private lookNoLonger: () => void = () => {};

  constructor(private readonly options: HoldOptions<Value>) {
    this.giveBack = this.ask();
  }

  /** Keeps the game as it is now. */
  readonly keep = (value: Value): void => {
    if (this.state === 'held') this.options.write(value);
    else this.waiting = { value };
  };

  /** The game is left; another tab may have its place. */
  release(): void {
    this.left = true;
    this.lookNoLonger();
    // What waits for the first answer is still to be written.
    if (this.state !== 'asking' || this.waiting === null || this.wasRefused) this.giveBack();
  }

  private ask(): () => void {
    const { claims, name } = this.options;
    return claims.ask(name, (granted) => this.decided(granted));
  }

  private decided(granted: boolean): void {
    this.state = granted ? 'held' : 'refused';
    if (granted) this.begin();
    else this.giveWay();
    if (this.left) this.giveBack();
  }

  private begin(): void {
    const { waiting } = this;
    this.waiting = null;
    // What another tab has kept stays until there is more to keep.
    if (this.wasRefused) this.options.regained(waiting?.value ?? null);
    else if (waiting !== null) this.options.write(waiting.value);
    this.wasRefused = false;
  }

  private giveWay(): void {
    const { claims, name, refused } = this.options;
    if (!this.wasRefused) refused();
    this.wasRefused = true;
    if (this.left) return;
    this.lookNoLonger = claims.whenFree(name, () => {
      this.giveBack();
      this.state = 'asking';
      this.giveBack = this.ask();
    });
  }
}
