import { browserTimer, type Timer } from '../../engine/timer';
import { lookOut, PREFIX, type TabLocks } from './tab_locks';

/** After how long it is looked who has it; a tab that is just closing, or this one before a reload, lets go before. */
export const PATIENCE_MS = 1000;

/** A lock goes with the tab that holds it, however that ends. */
export function webLocks(locks: WebLocks, timer: Timer = browserTimer): TabLocks {
  const others = new OtherTabs(locks);
  return {
    ask(name, decided) {
      const lock = new WebLock(locks, others, PREFIX + name, timer, decided);
      return () => lock.giveBack();
    },
    whenFree: (name, free) => lookOut(async () => !(await others.hold(PREFIX + name)), free, timer),
  };
}

export type WebLocks = Pick<LockManager, 'request' | 'query'>;

/**
 * What other tabs hold. A lock that this one has asked for twice may be its own for the moment, granted to what has
 * been given up since; so the tab keeps a lock that nobody else asks for, to be known by among the holders.
 */
class OtherTabs {
  private readonly own = `${PREFIX}tab ${crypto.randomUUID()}`;

  constructor(private readonly locks: WebLocks) {
    const forever = () => new Promise<never>(() => {});
    locks.request(this.own, forever).catch(() => {});
  }

  async hold(name: string): Promise<boolean> {
    const { held = [] } = await this.locks.query();
    const self = held.find((lock) => lock.name === this.own)?.clientId;
    return held.some((lock) => lock.name === name && lock.clientId !== self);
  }
}

/** A lock that is waited for, as long as it is not known that another tab has it. */
class WebLock {
  private readonly asking = new AbortController();
  private state: 'asking' | 'decided' | 'given back' = 'asking';
  private cancelLook = () => {};
  private release = () => {};

  constructor(
    locks: WebLocks,
    private readonly others: OtherTabs,
    private readonly name: string,
    private readonly timer: Timer,
    private readonly decided: (granted: boolean) => void,
  ) {
    const released = new Promise<void>((done) => {
      this.release = done;
    });
    const request = locks.request(name, { signal: this.asking.signal }, () => {
      this.decide(true);
      return released;
    });
    // A browser that refuses locks as such lends no storage that could be shared either.
    request.catch(() => this.decide(!this.asking.signal.aborted));
    this.lookLater();
  }

  giveBack(): void {
    this.state = 'given back';
    this.cancelLook();
    this.asking.abort();
    this.release();
  }

  private lookLater(): void {
    this.cancelLook = this.timer(PATIENCE_MS, () => void this.look());
  }

  private async look(): Promise<void> {
    const held = await this.others.hold(this.name);
    if (this.state !== 'asking') return;
    if (held) this.asking.abort();
    else this.lookLater();
  }

  private decide(granted: boolean): void {
    this.cancelLook();
    if (this.state !== 'asking') return;
    this.state = 'decided';
    this.decided(granted);
  }
}
