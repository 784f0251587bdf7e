// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ANSWER_MS, channelLocks } from '../../../web/src/shell/storage/channel_locks';
import { keepSignals } from '../../../web/src/shell/storage/kept_signals';
import { laterLocks } from '../../../web/src/shell/storage/later_locks';
import type { Aside, PlaceTrouble } from '../../../web/src/shell/storage/place';
import { openSaves } from '../../../web/src/shell/storage/storage';
import { REST_MS, type TabLocks } from '../../../web/src/shell/storage/tab_locks';
import { PATIENCE_MS, webLocks } from '../../../web/src/shell/storage/web_locks';
import { type FakeChannel, FakeChannels, FakeLocks } from '../support/fake_tabs';
import { FakeClock, timerOf } from '../support/fake_time';

/** Two tabs of one address share a storage; what one has open the other does not overwrite. */

const PLACE = { key: 'game', version: 1, schema: v.string(), name: () => 'saved game' };

/** Lets all that waits for nothing but its turn happen. */
const settled = () => new Promise((done) => setTimeout(done));

function tab(locks: TabLocks) {
  const told: PlaceTrouble[] = [];
  const asides: Aside[] = [];
  const tell = (_: unknown, trouble: PlaceTrouble, aside: Aside | null) => {
    told.push(trouble);
    if (aside !== null) asides.push(aside);
  };
  const saves = openSaves(undefined, { locks, tell });
  saves.remove(PLACE);
  return { saves, told, asides, kept: () => saves.read(PLACE) };
}

function withLocks() {
  const locks = new FakeLocks();
  const clock = new FakeClock();
  const open = () => tab(webLocks(locks.tab(), timerOf(clock)));
  const pass = async (length: number) => {
    await settled();
    clock.pass(length);
    await settled();
  };
  return { open, pass, kill: () => locks.kill('forethought game'), patience: PATIENCE_MS };
}

function withChannels() {
  const channels = new FakeChannels();
  const opened: FakeChannel[] = [];
  const clock = new FakeClock();
  const openChannel = (name: string) => {
    const channel = channels.open(name);
    opened.push(channel);
    return channel;
  };
  const open = () => tab(channelLocks(openChannel, timerOf(clock)));
  const pass = async (length: number) => clock.pass(length);
  return { open, pass, kill: () => opened[0]?.close(), patience: ANSWER_MS, opened };
}

describe.each([
  ['locks', withLocks],
  ['messages', withChannels],
] as const)('with %s', (_, setUp) => {
  it('the first tab keeps its game, the second is told and overwrites nothing', async () => {
    const { open, pass, patience } = setUp();
    const [a, b] = [open(), open()];
    const first = a.saves.lock(PLACE);
    first.keep('a1');
    await pass(patience);
    const second = b.saves.lock(PLACE);
    second.keep('b1');
    await pass(patience);
    second.keep('b2');
    first.keep('a2');
    expect([a.kept(), a.told, b.told]).toEqual(['a2', [], ['elsewhere']]);
    second.release();
    first.keep('a3');
    expect(a.kept()).toBe('a3');
  });

  it('one of two that ask at the same time has it', async () => {
    const { open, pass, patience } = setUp();
    const tabs = [open(), open()];
    const taken = tabs.map(({ saves }) => saves.lock(PLACE));
    await pass(patience);
    await pass(patience);
    for (const [number, lock] of taken.entries()) lock.keep(`game ${number}`);
    const refused = tabs.filter(({ told }) => told.length === 1);
    expect(refused).toHaveLength(1);
    expect(tabs[0]?.kept()).toBe(`game ${tabs.findIndex(({ told }) => told.length === 0)}`);
  });

  it('a place that was left is the next tab’s', async () => {
    const { open, pass, patience } = setUp();
    const [a, b] = [open(), open()];
    const first = a.saves.lock(PLACE);
    await pass(patience);
    first.release();
    const second = b.saves.lock(PLACE);
    await pass(patience);
    second.keep('b');
    expect([b.kept(), b.told]).toEqual(['b', []]);
  });

  it('a tab that was killed locks nobody out', async () => {
    const { open, pass, kill, patience } = setUp();
    const [a, b] = [open(), open()];
    a.saves.lock(PLACE).keep('a');
    await pass(patience);
    kill();
    const second = b.saves.lock(PLACE);
    await pass(patience);
    second.keep('b');
    expect([b.kept(), b.told]).toEqual(['b', []]);
  });

  it('what was played before that is known is kept, even if the game was left meanwhile', async () => {
    const { open, pass, patience } = setUp();
    const [a, b] = [open(), open()];
    const lock = a.saves.lock(PLACE);
    lock.keep('a1');
    lock.keep('a2');
    lock.release();
    await pass(patience);
    expect(a.kept()).toBe('a2');
    b.saves.lock(PLACE).keep('b');
    await pass(patience);
    expect([b.kept(), b.told]).toEqual(['b', []]);
  });

  /** So long that what nobody has is taken over. */
  const rest = async ({ pass, patience }: Pick<ReturnType<typeof setUp>, 'pass' | 'patience'>) => {
    for (let look = 0; look < 2; look++) {
      await pass(REST_MS);
      await pass(patience);
    }
    await pass(patience);
  };

  it('a tab that was turned away takes over once the other has left, and what that kept is put aside', async () => {
    const table = setUp();
    const { open, pass, patience } = table;
    const [a, b] = [open(), open()];
    const first = a.saves.lock(PLACE);
    first.keep('a');
    await pass(patience);
    const second = b.saves.lock(PLACE);
    await pass(patience);
    second.keep('b1');
    first.release();
    await rest(table);
    expect([b.kept(), b.told]).toEqual(['a', ['elsewhere', 'left']]);
    second.keep('b2');
    expect(b.kept()).toBe('b2');
    const [aside] = b.asides;
    expect(aside?.text).toContain('"a"');
    aside?.restore();
    expect(b.kept()).toBe('a');
    expect(localStorage.getItem('forethought.game.aside')).toContain('"b2"');
  });

  it('a tab that shows what the other has kept takes over, and there is nothing to put aside', async () => {
    const table = setUp();
    const { open, pass, patience } = table;
    const [a, b] = [open(), open()];
    const first = a.saves.lock(PLACE);
    first.keep('same');
    await pass(patience);
    const second = b.saves.lock(PLACE);
    second.keep('same');
    await pass(patience);
    first.release();
    await rest(table);
    expect([b.told, b.asides]).toEqual([['elsewhere', 'left'], []]);
    second.keep('more');
    expect(b.kept()).toBe('more');
  });

  it('a tab takes over from one that was killed', async () => {
    const table = setUp();
    const { open, pass, kill, patience } = table;
    const [a, b] = [open(), open()];
    a.saves.lock(PLACE);
    await pass(patience);
    const second = b.saves.lock(PLACE);
    await pass(patience);
    kill();
    await rest(table);
    second.keep('b');
    expect([b.kept(), b.told, b.asides]).toEqual(['b', ['elsewhere', 'left'], []]);
  });

  it('a tab that reloads has its game again', async () => {
    const table = setUp();
    const { open, pass, patience } = table;
    const [before, other, after] = [open(), open(), open()];
    const first = before.saves.lock(PLACE);
    await pass(patience);
    const second = other.saves.lock(PLACE);
    await pass(patience);
    first.release();
    await pass(REST_MS);
    const again = after.saves.lock(PLACE);
    await rest(table);
    again.keep('after');
    second.keep('other');
    expect([after.kept(), after.told, other.told]).toEqual(['after', [], ['elsewhere']]);
  });

  it('a tab that leaves a game for the next at once has both kept, and no other tab to be told of', async () => {
    const { open, pass, patience } = setUp();
    const { saves, kept, told } = open();
    const first = saves.lock(PLACE);
    first.keep('first');
    first.release();
    const second = saves.lock(PLACE);
    await pass(patience);
    second.keep('second');
    await pass(patience);
    expect([kept(), told]).toEqual(['second', []]);
  });

  it('a tab that has left its game too takes nothing over', async () => {
    const table = setUp();
    const { open, pass, patience } = table;
    const [a, b, c] = [open(), open(), open()];
    const first = a.saves.lock(PLACE);
    await pass(patience);
    const second = b.saves.lock(PLACE);
    await pass(patience);
    second.release();
    first.release();
    await rest(table);
    const third = c.saves.lock(PLACE);
    await pass(patience);
    third.keep('c');
    expect([c.kept(), b.told, c.told]).toEqual(['c', ['elsewhere'], []]);
  });

  it('of three tabs each takes over from the one before, and no more than one has the game at a time', async () => {
    const table = setUp();
    const { open, pass, patience } = table;
    const tabs = [open(), open(), open()];
    const locks = [];
    for (const { saves } of tabs) {
      locks.push(saves.lock(PLACE));
      await pass(patience);
    }
    for (const [number, lock] of locks.entries()) lock.keep(`of tab ${number}`);
    const [first] = tabs;
    expect([first?.kept(), ...tabs.map(({ told }) => told.join())]).toEqual([
      'of tab 0',
      '',
      'elsewhere',
      'elsewhere',
    ]);
    for (const lock of locks.slice(0, 2)) {
      lock.release();
      await rest(table);
    }
    locks[2]?.keep('of the last tab');
    expect([first?.kept(), tabs[2]?.told.at(-1)]).toEqual(['of the last tab', 'left']);
  });

  it('different games are kept side by side', async () => {
    const { open, pass, patience } = setUp();
    const [a, b] = [open(), open()];
    const other = { ...PLACE, key: 'other game' };
    const [first, second] = [a.saves.lock(PLACE), b.saves.lock(other)];
    await pass(patience);
    first.keep('a');
    second.keep('b');
    expect([a.kept(), a.saves.read(other), b.told]).toEqual(['a', 'b', []]);
    a.saves.remove(other);
  });
});

describe('with locks', () => {
  it('a tab that is still closing does not turn its own reload away', async () => {
    const { open, pass, kill } = withLocks();
    const [before, after] = [open(), open()];
    before.saves.lock(PLACE);
    await pass(0);
    const lock = after.saves.lock(PLACE);
    lock.keep('after');
    await pass(PATIENCE_MS - 1);
    kill();
    await pass(PATIENCE_MS);
    expect([after.kept(), after.told]).toEqual(['after', []]);
  });

  it('a lock that is still this tab’s own, granted to what it has left, turns nobody away', async () => {
    const locks = new FakeLocks().tab();
    const clock = new FakeClock();
    let deliver = () => {};
    const late = new Promise<void>((done) => {
      deliver = done;
    });
    let requests = 0;
    // The first request hears late that it was granted what it has given back by then.
    const request = ((name: string, options: object, hold?: () => unknown) => {
      if (hold === undefined) return locks.request(name, options as () => unknown);
      return requests++ > 0
        ? locks.request(name, options, hold)
        : locks.request(name, {}, () => late.then(() => hold()));
    }) as unknown as LockManager['request'];
    const only = tab(webLocks({ request, query: locks.query }, timerOf(clock)));
    only.saves.lock(PLACE).release();
    const lock = only.saves.lock(PLACE);
    lock.keep('game');
    await settled();
    clock.pass(PATIENCE_MS);
    await settled();
    expect([only.kept(), only.told]).toEqual([null, []]);
    deliver();
    await settled();
    expect([only.kept(), only.told]).toEqual(['game', []]);
  });

  it('a browser that is slow to answer turns nobody away from what nobody has', async () => {
    let grant = () => {};
    const slow = new Promise<void>((done) => {
      grant = done;
    });
    const request = (async (_: string, __: unknown, hold: () => unknown) => {
      await slow;
      return hold();
    }) as unknown as LockManager['request'];
    const clock = new FakeClock();
    const only = tab(webLocks({ request, query: async () => ({ held: [] }) }, timerOf(clock)));
    only.saves.lock(PLACE).keep('game');
    for (let look = 0; look < 3; look++) {
      clock.pass(PATIENCE_MS);
      await settled();
    }
    grant();
    await settled();
    expect([only.kept(), only.told, clock.idle]).toEqual(['game', [], true]);
  });

  it('that a browser refuses, everybody keeps', async () => {
    const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const only = tab(webLocks({ request: refuse, query: refuse }, timerOf(new FakeClock())));
    only.saves.lock(PLACE).keep('game');
    await settled();
    expect([only.kept(), only.told]).toEqual(['game', []]);
  });
});

describe('with messages', () => {
  it('of two tabs that both have a place since one was frozen, one loses it and is told', async () => {
    const { open, pass, opened } = withChannels();
    const [a, b] = [open(), open()];
    const first = a.saves.lock(PLACE);
    await pass(ANSWER_MS);
    opened[0]!.frozen = true;
    const second = b.saves.lock(PLACE);
    await pass(ANSWER_MS);
    opened[0]!.wake();
    first.keep('a');
    second.keep('b');
    expect([...a.told, ...b.told]).toEqual(['elsewhere']);
    expect(a.kept()).toBe(a.told.length === 0 ? 'a' : 'b');
  });

  it('that are none, nobody loses anything', async () => {
    const { open, pass, opened } = withChannels();
    const only = open();
    const lock = only.saves.lock(PLACE);
    for (const data of [null, 'mine', { type: 'mine' }, { type: 'gone', from: '', tab: '' }])
      opened[0]!.hear(data);
    await pass(ANSWER_MS);
    lock.keep('a');
    expect([only.kept(), only.told]).toEqual(['a', []]);
  });
});

describe('settings', () => {
  const SETTINGS = {
    key: 'settings of a test',
    version: 1,
    schema: v.object({ rung: v.number(), best: v.number() }),
    name: () => 'settings',
  };
  const open = () => {
    const signals = { rung: signal(20), best: signal(0) };
    keepSignals(openSaves(), SETTINGS, signals);
    return signals;
  };

  it('of one tab are followed by the other, so that neither undoes the other’s', () => {
    const [a, b] = [open(), open()];
    a.best.value = 5000;
    window.dispatchEvent(new StorageEvent('storage', { key: 'forethought.settings of a test' }));
    b.rung.value = 50;
    expect([b.best.value, open().best.value, open().rung.value]).toEqual([5000, 5000, 50]);
    localStorage.clear();
  });
});

describe('tab locks whose script has yet to come', () => {
  it('are asked once it has, unless what was asked for is given back before', async () => {
    const { locks, asked } = recorded();
    const later = laterLocks(async () => locks);
    const [kept, left] = [later.ask('kept', () => {}), later.ask('left', () => {})];
    left();
    await settled();
    expect(asked).toEqual(['ask kept']);
    kept();
    later.whenFree('kept', () => {});
    await settled();
    expect(asked).toEqual(['ask kept', 'give back kept', 'look for kept']);
  });

  it('grant everything where it does not come', async () => {
    const decided: boolean[] = [];
    const later = laterLocks(() => Promise.reject(new Error('offline')));
    later.ask('kept', (granted) => decided.push(granted));
    await settled();
    expect(decided).toEqual([true]);
  });

  function recorded(): { locks: TabLocks; asked: string[] } {
    const asked: string[] = [];
    const locks: TabLocks = {
      ask(name) {
        asked.push(`ask ${name}`);
        return () => asked.push(`give back ${name}`);
      },
      whenFree(name) {
        asked.push(`look for ${name}`);
        return () => {};
      },
    };
    return { locks, asked };
  }
});
