import { describe, expect, it } from 'vitest';
import { areWeights, carriedOver, kindsOf, readWeights } from '../../../web/src/lab/own_weights';

const KINDS = [
  { kind: 'croaks', length: 2, from: 20 },
  { kind: 'leaps', length: 3, from: 30 },
];

/** The sum of all bytes: enough of a digest for two numbers. */
const digestOf = (bytes: Uint8Array) => String(bytes.reduce((sum, byte) => sum + byte, 0));

const FILE = {
  format: 'forethought weights 1',
  game: 'toads',
  kind: 'croaks',
  // 1, and the four bytes of -2.
  digest: String(1 + 254 + 3 * 255),
  numbers: [1, -2],
};

const read = (changed: Record<string, unknown> = {}, rung = 30) =>
  readWeights('mine.json', JSON.stringify({ ...FILE, ...changed }), {
    ...{ game: 'toads', rung, kinds: KINDS, digestOf },
  });

describe('a file of weights', () => {
  it('is read with its name and its digest', () => {
    expect(read()).toEqual({ name: 'mine.json', digest: FILE.digest, numbers: [1, -2] });
  });

  it.each<[string, ReturnType<typeof read>, string]>([
    ['another format', read({ format: 'forethought weights 2' }), 'none'],
    ['no kind', read({ kind: undefined }), 'none'],
    ['a number with a fraction', read({ numbers: [1, 0.5] }), 'none'],
    ['a list', readWeights('', '[]', { game: 'toads', rung: 30, kinds: KINDS, digestOf }), 'none'],
    ['no JSON', readWeights('', '{', { game: 'toads', rung: 30, kinds: KINDS, digestOf }), 'none'],
    ['another game', read({ game: 'frogs' }), 'otherGame'],
    ['a number that was changed', read({ numbers: [1, -3] }), 'damaged'],
    ['a number that is missing', read({ numbers: [1] }), 'damaged'],
    ['another kind', read({ kind: 'leaps' }), 'otherRung'],
    ['a rung without such weights', read({}, 10), 'otherRung'],
  ])('with %s is refused', (_, answer, fault) => {
    expect(answer).toBe(fault);
  });

  it('has whole numbers of 32 bits', () => {
    expect(areWeights([0, 2 ** 31 - 1, -(2 ** 31)])).toBe(true);
    const wrong: unknown[] = [
      0.5,
      2 ** 31,
      Number.NaN,
      '1',
      null,
      true,
      [1],
      {},
      { toString: 0, valueOf: 0 },
    ];
    for (const number of wrong) expect(areWeights([number])).toBe(false);
    expect(areWeights('12')).toBe(false);
  });
});

describe('rungs', () => {
  it('play by the kinds that have come by their place', () => {
    expect(kindsOf(10, KINDS)).toEqual([]);
    expect(kindsOf(20, KINDS)).toEqual(KINDS.slice(0, 1));
    expect(kindsOf(40, KINDS)).toEqual(KINDS);
  });

  it('take over what they can play by', () => {
    const weights = { name: 'mine', digest: '', numbers: [1, 2, 3] };
    expect(carriedOver(weights, 30, KINDS)).toBe(weights);
    expect(carriedOver(weights, 20, KINDS)).toBeNull();
    expect(carriedOver(null, 30, KINDS)).toBeNull();
  });
});
