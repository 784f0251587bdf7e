import type { Channel } from '../../../web/src/shell/claims';

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
      if (of === name && channel !== from) this.mail.push(() => this.hand(channel, data));
    }
    if (this.delivering) return;
    this.delivering = true;
    for (let letter = this.mail.shift(); letter !== undefined; letter = this.mail.shift()) letter();
    this.delivering = false;
  }

  close(channel: FakeChannel): void {
    this.channels.delete(channel);
  }

  private hand(channel: FakeChannel, data: unknown): void {
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

/** Locks of an address: each is held by one tab, and who asked next gets it after that. */
export class FakeLocks {
  private readonly rows = new Map<string, (() => void)[]>();

  readonly request = (async (
    name: string,
    { signal }: { signal: AbortSignal },
    hold: () => Promise<unknown>,
  ): Promise<unknown> => {
    const row = this.rows.get(name) ?? [];
    this.rows.set(name, row);
    await new Promise<void>((granted, refused) => {
      row.push(granted);
      if (row.length === 1) granted();
      signal.addEventListener('abort', () => {
        const place = row.indexOf(granted);
        if (place < 1) return;
        row.splice(place, 1);
        refused(signal.reason);
      });
    });
    const held = hold();
    await Promise.race([held, this.killed(name)]);
    row.shift();
    row[0]?.();
    return held;
  }) as LockManager['request'];

  readonly query = async () => {
    const held = [...this.rows].filter(([, row]) => row.length > 0);
    return { held: held.map(([name]) => ({ name })) };
  };

  private readonly ends = new Map<string, () => void>();

  /** The tab that holds a lock ends without a word. */
  kill(name: string): void {
    this.ends.get(name)?.();
  }

  private killed(name: string): Promise<void> {
    return new Promise((done) => this.ends.set(name, done));
  }
}
