import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadModule } from '../../tools/lib/wasm_module.mjs';
import type { Twenty48Module } from '../../wasm/twenty48';

/** The weights that 2048's strongest rungs play by, as a worker takes them up. */

const NATIVE = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));
const WEIGHTS = new Uint8Array(
  readFileSync(new URL('../../engine/twenty48/data/network.bin', import.meta.url)),
);
/** What a page may ask a visitor to fetch. */
const BYTES_MAX = 6_000_000;

interface Rung {
  rung: number;
  needsWeights?: boolean;
}

let module: Twenty48Module;

beforeEach(async () => {
  module = (await loadModule('twenty48')) as Twenty48Module;
});

const ladder = () => JSON.parse(module.ladder()) as Rung[];

function configure(rung: number): string {
  const session = new module.Session();
  const refusal = session.configure(rung, 1, null, '');
  session.delete();
  return refusal;
}

it('is a file that can be served', () => {
  expect(WEIGHTS.length).toBeLessThanOrEqual(BYTES_MAX);
});

it('only the rungs from 120 on need weights, and are refused without', () => {
  expect(ladder().flatMap(({ rung, needsWeights }) => (needsWeights ? [rung] : []))).toEqual([
    120, 130, 140, 150,
  ]);
  for (const { rung, needsWeights } of ladder()) {
    expect(configure(rung)).toBe(needsWeights ? `rung ${rung} plays by weights that are not installed` : '');
  }
});

it('a file that is not whole is refused, and the next one taken', () => {
  const damaged = WEIGHTS.slice();
  damaged[damaged.length >> 1]! ^= 4;
  expect(module.installWeights(damaged)).toContain('damaged');
  expect(module.installWeights(WEIGHTS.slice(0, -1))).toContain('bytes of code instead of');
  expect(module.installWeights(new Uint8Array(0))).toContain('ends within its header');
  expect(configure(150)).not.toBe('');
  expect(module.installWeights(WEIGHTS)).toBe('');
  expect(module.installWeights(damaged)).toContain('damaged');
  for (const { rung } of ladder()) expect(configure(rung)).toBe('');
});

describe('with the weights', () => {
  const NODES = 4000;
  /** The program unpacks the weights anew for each. */
  const MOVES = 3;
  let middle: string;

  beforeAll(async () => {
    const game = new ((await loadModule('twenty48')) as Twenty48Module).Game();
    game.start(11);
    for (let move = 0; move < 60; move++) game.play(game.legalActions()[move % game.legalActions().length]!);
    middle = game.text();
    game.delete();
  });

  /** In the last lap before a 32768, whose tiles are nearly merged. */
  const LATE = `twenty48 1 chance seed 7 moves 12000 score 360000 slide
    16384 8192 4096 2048 512 512 1024 16 8 4 2 . . 2 . . end`;

  /** What the strongest rung plays at a late root, and with how many nodes. */
  function thoughtLate(of: Twenty48Module): number[] {
    const session = new of.Session();
    session.configure(150, 1, null, '');
    session.set(LATE, '');
    session.begin(NODES);
    while (session.advance(1000));
    const thought = [session.best(), session.info()[1]!];
    session.delete();
    return thought;
  }

  it('late weights are unpacked in slices, or at once where they are needed sooner', async () => {
    const other = (await loadModule('twenty48')) as Twenty48Module;
    for (const one of [module, other]) expect(one.installWeights(WEIGHTS)).toBe('');
    for (let slice = 0; slice < 10; slice++) expect(module.unpackWeights()).toBe(true);
    let slices = 1;
    while (other.unpackWeights()) slices++;
    expect(slices).toBeGreaterThan(100);
    expect(thoughtLate(module)).toEqual(thoughtLate(other));
    expect(module.unpackWeights()).toBe(false);
  });

  it.each([
    ...[120, 130, 140, 150].map((rung) => ({ rung, when: 'early' })),
    ...[140, 150].map((rung) => ({ rung, when: 'late' })),
  ])('rung $rung plays $when in the game as it does natively', ({ rung, when }) => {
    expect(module.installWeights(WEIGHTS)).toBe('');
    const from = when === 'late' ? LATE : middle;
    const game = new module.Game();
    const session = new module.Session();
    session.configure(rung, 1, null, '');
    game.load(from);
    let text = from;
    for (let move = 0; move < MOVES; move++) {
      const json = execFileSync(
        NATIVE,
        ['play', '--game', 'twenty48', '--rung', String(rung), '--nodes', String(NODES), '--json'],
        { input: text, encoding: 'utf8' },
      );
      const natively = JSON.parse(json.trimEnd().split('\n').at(-1) ?? '') as {
        actions: string[];
        nodes: number;
        position: string;
      };
      // A session of its own for each move, as the program has.
      session.configure(rung, 1, null, '');
      session.set(text, '');
      session.begin(NODES);
      while (session.advance(1000));
      expect(game.actionText(session.best())).toBe(natively.actions[0]);
      expect(session.info()[1]).toBe(natively.nodes);
      game.play(session.best());
      text = game.text();
      expect(text).toBe(natively.position);
    }
    session.delete();
    game.delete();
  });
});
