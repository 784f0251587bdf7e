import * as v from 'valibot';
import { browserTimer, type Timer } from '../../engine/timer';
import { lookOut, PREFIX, type TabLocks } from './tab_locks';

/** How long other tabs may take to answer; they do so even where their timers are held back. */
export const ANSWER_MS = 400;

/** As much of a `BroadcastChannel` as is used. */
export type Channel = Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;

/** `first`: asks too, and goes before who asked; `mine`: has it. */
const MESSAGE = v.object({ type: v.picklist(['ask', 'first', 'mine']), from: v.string(), tab: v.string() });

type Message = v.InferOutput<typeof MESSAGE>;

/** After the name of every tab that asks, which begins with a digit. */
const LAST = 'nobody';

/**
 * Who has a thing says so when another tab asks; silence means that nobody has it. By hand: browsers give Web Locks to
 * secure addresses only, and a page in a home network often has none.
 */
export function channelLocks(open: (name: string) => Channel, timer: Timer = browserTimer): TabLocks {
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
