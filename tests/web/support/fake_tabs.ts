import type { Channel } from '../../../web/src/shell/storage/channel_locks';
import type { WebLocks } from '../../../web/src/shell/storage/web_locks';

/** Channels of several tabs: what one says, all others of its name hear, one message after the other. */
export class FakeChannels {
  private readonly channels = new Map<FakeChannel, string>();
  private readonly mail: (() => void)[] = [];
  private delivering = false;

  readonly open = (name: string): FakeChannel => {
    const channel = new FakeChannel(this);
    this.channels.set(channel, name);
    return channel;
  };

  post(from: FakeChannel, data: unknown): void {
    const name = this.channels.get(from);
    for (const [channel, of] of this.channels) {
      if (of === name && channel !== from) this.mail.push(() => this.deliver(channel, data));
    }
    if (this.delivering) return;
    this.delivering = true;
    for (let letter = this.mail.shift(); letter !== undefined; letter = this.mail.shift()) letter();
    this.delivering = false;
  }

  close(channel: FakeChannel): void {
    this.channels.delete(channel);
  }

  private deliver(channel: FakeChannel, data: unknown): void {
    if (channel.frozen) channel.unread.push(data);
    else if (this.channels.has(channel)) channel.hear(data);
  }
}

export class FakeChannel implements Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null = null;
  /** A frozen tab hears nothing until it wakes. */
  frozen = false;
  readonly unread: unknown[] = [];

  constructor(private readonly among: FakeChannels) {}

  postMessage(data: unknown): void {
    this.among.post(this, data);
  }

  close(): void {
    this.among.close(this);
  }

  hear(data: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  wake(): void {
    this.frozen = false;
    for (const data of this.unread.splice(0)) this.hear(data);
  }
}

interface Asked {
  tab: string;
  grant(): void;
}

/** Locks of an address: each is held by one tab, and who asked next gets it after that. */
export class FakeLocks {
  private readonly rows = new Map<string, Asked[]>();
  private readonly ends = new Map<string, () => void>();
  private tabs = 0;

  /** The locks as a tab of its own sees them. */
  tab(): WebLocks {
    const tab = `tab ${this.tabs++}`;
    const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
      const hold = rest.at(-1) as () => Promise<unknown>;
      const { signal } = rest.length > 1 ? (rest[0] as { signal: AbortSignal }) : {};
      return this.request(tab, name, hold, signal);
    };
    return { request: request as LockManager['request'], query: this.query };
  }

  /** The tab that holds a lock ends without a word. */
  kill(name: string): void {
    this.ends.get(name)?.();
  }

  private async request(
    tab: string,
    name: string,
    hold: () => Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const row = this.rows.get(name) ?? [];
    this.rows.set(name, row);
    await new Promise<void>((granted, refused) => {
      const asked = { tab, grant: granted };
      row.push(asked);
      if (row.length === 1) granted();
      signal?.addEventListener('abort', () => {
        const place = row.indexOf(asked);
        if (place < 1) return;
        row.splice(place, 1);
        refused(signal.reason);
      });
    });
    const held = hold();
    await Promise.race([held, this.killed(name)]);
    row.shift();
    row[0]?.grant();
    return held;
  }

  private readonly query = async () => {
    const held = [...this.rows].flatMap(([name, [holder]]) =>
      holder === undefined ? [] : [{ name, clientId: holder.tab }],
    );
    return { held };
  };

  private killed(name: string): Promise<void> {
    return new Promise((done) => this.ends.set(name, done));
  }
}
