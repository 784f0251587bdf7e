import type { Claims } from './claims';

export interface HoldOptions<Value> {
  claims: Claims;
  /** What the place is called among all tabs. */
  name: string;
  write(value: Value): void;
  /** Another tab has the place: what is played here is not kept. */
  refused(): void;
}

/**
 * A place as a game in progress has it: what is kept there is written as long as no other tab has the same place open.
 * Until that is known, the latest waits.
 */
export class Hold<Value> {
  private state: 'asking' | 'held' | 'refused' = 'asking';
  private waiting: { value: Value } | null = null;
  private left = false;
  private readonly giveBack: () => void;

  constructor(private readonly options: HoldOptions<Value>) {
    this.giveBack = options.claims.ask(options.name, (granted) => this.decided(granted));
  }

  /** Keeps the game as it is now. */
  readonly keep = (value: Value): void => {
    if (this.state === 'held') this.options.write(value);
    else if (this.state === 'asking') this.waiting = { value };
  };

  /** The game is left; another tab may have its place. */
  release(): void {
    this.left = true;
    // What waits is still to be written.
    if (this.state !== 'asking' || this.waiting === null) this.giveBack();
  }

  private decided(granted: boolean): void {
    this.state = granted ? 'held' : 'refused';
    if (!granted) this.options.refused();
    else if (this.waiting !== null) this.options.write(this.waiting.value);
    this.waiting = null;
    if (this.left) this.giveBack();
  }
}
