import type { TabLocks } from './tab_locks';

export interface TabLockOptions<Value> {
  locks: TabLocks;
  /** What the place is called among all tabs. */
  name: string;
  write(value: Value): void;
  /** Puts a task off, never to this very moment; the returned function takes it back. Without it nothing is put off. */
  later: ((task: () => void) => () => void) | undefined;
  /** Another tab has the place: what is played here is not kept. */
  refused(): void;
  /** That tab has left the place: what is played here is kept from now on. `latest`: how far it has come, if at all. */
  regained(latest: Value | null): void;
}

/**
 * A place as a game in progress has it: what is kept there is written as long as no other tab has the same place open.
 * Until that is known, the latest waits. A place that another tab has is taken over once that tab has left it.
 */
export class TabLock<Value> {
  private state: 'asking' | 'held' | 'refused' = 'asking';
  /**
   * What is to be kept as soon as there is time for it; while it is not known who has the place, or another tab has it,
   * as soon as this tab has it.
   */
  private waiting: { value: Value } | null = null;
  /** Takes back the writing of what waits; null where none is planned. */
  private putOff: (() => void) | null = null;
  private wasRefused = false;
  private left = false;
  private giveBack: () => void;
  private lookNoLonger: () => void = () => {};

  constructor(private readonly options: TabLockOptions<Value>) {
    this.giveBack = this.ask();
  }

  /** Keeps the game as it is now. */
  readonly keep = (value: Value): void => {
    this.waiting = { value };
    if (this.state !== 'held') return;
    const { later } = this.options;
    if (later === undefined) this.write();
    else this.putOff ??= later(() => this.write());
  };

  /** The game is left; another tab may have its place. */
  release(): void {
    this.left = true;
    this.lookNoLonger();
    if (this.state === 'held') this.write();
    // What waits for the first answer is still to be written.
    if (this.state !== 'asking' || this.waiting === null || this.wasRefused) this.giveBack();
  }

  private ask(): () => void {
    const { locks, name } = this.options;
    return locks.ask(name, (granted) => this.decided(granted));
  }

  private decided(granted: boolean): void {
    this.state = granted ? 'held' : 'refused';
    this.stopPuttingOff();
    if (granted) this.begin();
    else this.giveWay();
    if (this.left) this.giveBack();
  }

  private begin(): void {
    // What another tab has kept stays until there is more to keep.
    if (this.wasRefused) this.options.regained(this.take());
    else this.write();
    this.wasRefused = false;
  }

  private write(): void {
    this.stopPuttingOff();
    const value = this.take();
    if (value !== null) this.options.write(value);
  }

  /** What waits, which then waits no longer. */
  private take(): Value | null {
    const { waiting } = this;
    this.waiting = null;
    return waiting?.value ?? null;
  }

  private stopPuttingOff(): void {
    this.putOff?.();
    this.putOff = null;
  }

  private giveWay(): void {
    const { locks, name, refused } = this.options;
    if (!this.wasRefused) refused();
    this.wasRefused = true;
    if (this.left) return;
    this.lookNoLonger = locks.whenFree(name, () => {
      this.giveBack();
      this.state = 'asking';
      this.giveBack = this.ask();
    });
  }
}
