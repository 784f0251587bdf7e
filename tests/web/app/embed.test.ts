import { describe, expect, it, vi } from 'vitest';
import { addressWith, readCommand } from '../../../web/src/app/embed/commands';
import { type Framed, openHost } from '../../../web/src/app/embed/host';

const HOST = 'https://host.example';

/** A frame, and how messages come to it. */
function framed({ referrer = '', ancestors }: { referrer?: string; ancestors?: string[] } = {}) {
  const parent = { postMessage: vi.fn() };
  let hear = (_: MessageEvent<unknown>) => {};
  const frame: Framed = {
    parent,
    origin: 'https://page.example',
    location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
    document: { referrer },
    addEventListener: (_, listener) => {
      hear = listener;
    },
  };
  const obey = vi.fn();
  const host = openHost(frame, obey);
  const send = (data: unknown, from: object = {}) =>
    hear({ source: parent, origin: HOST, data, ...from } as unknown as MessageEvent<unknown>);
  return { host, obey, send, parent };
}

const UNDO = { forethought: 1, type: 'undo' };

describe('the page around a frame', () => {
  it('is none where the page stands by itself', () => {
    const window = { addEventListener: vi.fn() } as unknown as Framed;
    window.parent = window as never;
    expect(openHost(window, () => {})).toBe(null);
  });

  it.each([{ ancestors: [HOST] }, { referrer: `${HOST}/a?b` }])(
    'is heard and told by its origin: %o',
    (known) => {
      const { host, obey, send, parent } = framed(known);
      host?.tell({ type: 'refused', reason: 'command' });
      expect(parent.postMessage).toHaveBeenCalledWith(
        { forethought: 1, type: 'refused', reason: 'command' },
        HOST,
      );
      send(UNDO, { origin: 'https://other.example' });
      send(UNDO, { source: {} });
      send(UNDO, { source: null });
      expect(obey).not.toHaveBeenCalled();
      send(UNDO);
      expect(obey).toHaveBeenCalledWith(UNDO);
    },
  );

  it('is whoever the frame is shown by where no browser names it, from the first command on', () => {
    const { host, obey, send, parent } = framed({ referrer: 'https://page.example/?embed=1' });
    host?.tell({ type: 'refused', reason: 'command' });
    expect(parent.postMessage).toHaveBeenLastCalledWith(expect.anything(), '*');
    send('another message', { origin: 'https://other.example' });
    send(UNDO);
    send(UNDO, { origin: 'https://other.example' });
    expect(obey).toHaveBeenCalledOnce();
    host?.tell({ type: 'refused', reason: 'command' });
    expect(parent.postMessage).toHaveBeenLastCalledWith(expect.anything(), HOST);
  });

  it('can have no origin', () => {
    const { obey, send, parent } = framed({ ancestors: ['null'] });
    send({ forethought: 2, type: 'undo' }, { origin: 'null' });
    expect(parent.postMessage).toHaveBeenLastCalledWith(
      { forethought: 1, type: 'refused', reason: 'version' },
      '*',
    );
    send(UNDO, { origin: 'null' });
    expect(obey).toHaveBeenCalledOnce();
  });
});

describe('a command', () => {
  it('is read with its parameters', () => {
    expect(readCommand({ forethought: 1, type: 'new' })).toEqual({
      forethought: 1,
      type: 'new',
      parameters: {},
    });
    const set = { forethought: 1, type: 'set', parameters: { moves: 'h8i9', size: 15, embed: true } };
    expect(readCommand(set)).toEqual(set);
  });

  it('is not what is meant for others, and is refused where it is none', () => {
    for (const other of [null, 1, 'undo', {}, { type: 'undo' }]) expect(readCommand(other)).toBe(null);
    expect(readCommand({ forethought: '1', type: 'undo' })).toEqual({ refused: 'version' });
    const wrong = [
      { type: 'quit' },
      {},
      { type: 'set' },
      { type: 'set', parameters: 'ai=60' },
      { type: 'set', parameters: { ai: [60] } },
      { type: 'set', parameters: { 'a&b': 1 } },
      { type: 'set', parameters: { moves: 'x'.repeat(10_001) } },
      { type: 'set', parameters: JSON.parse('{"__proto__": "x"}') },
      {
        type: 'new',
        parameters: Object.fromEntries(
          Array.from('abcdefghijklmnopqrstuvwxyz', (a) => [a + a, 1]).concat(
            Array.from('abcdefghijklmnopqrstuvwxyz', (a) => [a, 1]),
          ),
        ),
      },
    ];
    for (const command of wrong)
      expect(readCommand({ forethought: 1, ...command }), JSON.stringify(command)).toEqual({
        refused: 'command',
      });
  });

  it('changes of the address what it names', () => {
    const search = '?embed=1&game=gomoku&ai=60&rule=renju&moves=h8';
    const query = (text: string) => new URLSearchParams(text).toString();
    expect(query(addressWith(search, { lang: 'ru' }))).toBe(query(`${search}&lang=ru`));
    expect(addressWith(search, { game: 'gomoku', seed: 7 })).toBe(
      '?embed=1&game=gomoku&ai=60&rule=renju&seed=7',
    );
    expect(addressWith(search, { game: 'othello', moves: 'f5' })).toBe(
      '?embed=1&ai=60&game=othello&moves=f5',
    );
    expect(addressWith('?ai=60', { perf: false, embed: false })).toBe('?ai=60&perf=0&embed=1');
  });
});
