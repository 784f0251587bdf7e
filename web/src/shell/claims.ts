import * as v from 'valibot';
import { browserTimer, type Timer } from '../engine/timer';

/** What one tab at a time may have to itself: the place of a game in progress. Tabs are all pages of an address. */
export interface Claims {
  /**
   * Asks for what is called `name`; `decided` hears whether this tab has it now, and once more if it is lost to another.
   * Returns how to give it back, or to ask for it no longer.
   */
  ask(name: string, decided: (granted: boolean) => void): () => void;
  /**
   * Calls back once no tab has what is called `name`, and none has come back to it for `REST_MS`: a tab that reloads
   * lets go for a moment. Returns how to look no longer.
   */
  whenFree(name: string, free: () => void): () => void;
}

/** After how long it is looked who has it; a tab that is just closing, or this one before a reload, lets go before. */
export const PATIENCE_MS = 1000;

/** How long other tabs may take to answer; they do so even where their timers are held back. */
export const ANSWER_MS = 400;

/** How long a thing has to be nobody's before another tab takes it over. */
export const REST_MS = 4000;

/** Keeps our names apart from other pages' of the same origin. */
const PREFIX = 'forethought ';

/** Grants everything: where nobody else can write. */
export const UNSHARED: Claims = {
  ask(_, decided) {
    decided(true);
    return () => {};
  },
  whenFree: () => () => {},
};

/** By the browser's locks; where it lends none (an insecure address) tabs ask one another. */
export function tabClaims(): Claims {
  const locks = navigator.locks as LockManager | undefined;
  if (locks !== undefined) return lockClaims(locks);
  return typeof BroadcastChannel === 'function'
    ? channelClaims((name) => new BroadcastChannel(name))
    : UNSHARED;
}

/** A lock goes with the tab that holds it, however that ends. */
export function lockClaims(locks: Locks, timer: Timer = browserTimer): Claims {
  const others = new OtherTabs(locks);
  return {
    ask(name, decided) {
      const claim = new LockClaim(locks, others, PREFIX + name, timer, decided);
      return () => claim.giveBack();
    },
    whenFree: (name, free) => lookOut(async () => !(await others.hold(PREFIX + name)), free, timer),
  };
}

export type Locks = Pick<LockManager, 'request' | 'query'>;

/**
 * What other tabs hold. A lock that this one has asked for twice may be its own for the moment, granted to what has
 * been given up since; so the tab keeps a lock that nobody else asks for, to be known by among the holders.
 */
class OtherTabs {
  private readonly own = `${PREFIX}tab ${crypto.randomUUID()}`;

  constructor(private readonly locks: Locks) {
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
class LockClaim {
  private readonly asking = new AbortController();
  private state: 'asking' | 'decided' | 'given back' = 'asking';
  private cancelLook = () => {};
  private release = () => {};

  constructor(
    locks: Locks,
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

/** Looks again and again, until it finds the same thing free twice in a row. */
function lookOut(isFree: () => Promise<boolean>, free: () => void, timer: Timer): () => void {
  let stopped = false;
  let cancel = () => {};
  const wait = (wasFree: boolean) => {
    cancel = timer(REST_MS, () => void look(wasFree));
  };
  const look = async (wasFree: boolean) => {
    const nowFree = await isFree();
    if (stopped) return;
    if (nowFree && wasFree) free();
    else wait(nowFree);
  };
  wait(false);
  return () => {
    stopped = true;
    cancel();
  };
}

/** As much of a `BroadcastChannel` as is used. */
export type Channel = Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;

/** `first`: asks too, and goes before who asked; `mine`: has it. */
const MESSAGE = v.object({ type: v.picklist(['ask', 'first', 'mine']), from: v.string(), tab: v.string() });

type Message = v.InferOutput<typeof MESSAGE>;

/** After the name of every claim, which begins with a digit. */
const LAST = 'nobody';

/** Who has a thing says so when another tab asks; silence means that nobody has it. */
export function channelClaims(open: (name: string) => Channel, timer: Timer = browserTimer): Claims {
  const tab = String(Math.random());
  return {
    ask(name, decided) {
      const channel = open(PREFIX + name);
      // Who asked earlier goes first.
      const self = `${Date.now()} ${Math.random()}`;
      let state: 'asking' | 'held' | 'lost' = 'asking';
      const say = (type: Message['type']) => channel.postMessage({ type, from: self, tab } satisfies Message);
      const settle = (next: 'held' | 'lost') => {
        state = next;
        cancel();
        // A tab that was frozen while this one asked hears that it has it no longer.
        if (next === 'held') say('mine');
        decided(next === 'held');
      };
      const cancel = timer(ANSWER_MS, () => settle('held'));
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const read = v.safeParse(MESSAGE, data);
        if (!read.success || read.output.tab === tab || state === 'lost') return;
        const { type, from } = read.output;
        const before = from < self;
        if (type === 'ask' && state === 'held') say('mine');
        if (type === 'ask' && state === 'asking' && !before) say('first');
        if (type === 'mine' && (state === 'asking' || before)) settle('lost');
        if (type === 'first' && state === 'asking' && before) settle('lost');
      };
      say('ask');
      return () => {
        cancel();
        channel.close();
      };
    },
    whenFree: (name, free) => lookOut(() => isSilent(open(PREFIX + name), tab, timer), free, timer),
  };
}

/** Whether no other tab than `tab` says to have what a channel is about, or to ask for it. */
function isSilent(channel: Channel, tab: string, timer: Timer): Promise<boolean> {
  return new Promise((answer) => {
    const settle = (silent: boolean) => {
      cancel();
      channel.close();
      answer(silent);
    };
    const cancel = timer(ANSWER_MS, () => settle(true));
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (v.is(MESSAGE, data) && data.tab !== tab && data.type !== 'ask') settle(false);
    };
    // Who asks goes before this tab, which only looks.
    channel.postMessage({ type: 'ask', from: LAST, tab } satisfies Message);
  });
}
