import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import createTactics from '../../build/wasm/tactics.mjs';
import type { TacticsModule } from '../../wasm/tactics';
import type { Opponent, Thoughts } from '../../web/src/conductor/contract';
import type { WorkReply } from '../../web/src/conductor/protocol';
import { ThinkingLoop } from '../../web/src/conductor/thinking_loop';
import { decodePlans } from '../../web/src/tactics/analysis/plan_line';
import { END_TURN } from '../../web/src/tactics/rules/action_code';
import { decodeSnapshot } from '../../web/src/tactics/rules/snapshot';

/** The worker's loop on the real search, in Node; time passes by the nodes that are asked for. */

const NODES_PER_TURN = 3000;

let module: TacticsModule;

beforeAll(async () => {
  const bytes = await readFile(new URL('../../build/wasm/tactics.wasm', import.meta.url));
  module = await createTactics({ wasmBinary: bytes });
});

/** A loop whose slices come out as if the machine did `nodesPerMs`. */
function startLoop(nodesPerMs: number) {
  let time = 0;
  let task: (() => void) | null = null;
  let slices = 0;
  const replies: WorkReply[] = [];
  const session = new module.Session();
  const advance = session.advance.bind(session);
  session.advance = (nodes) => {
    slices++;
    time += nodes / nodesPerMs;
    return advance(nodes);
  };
  const loop = new ThinkingLoop(session, {
    now: () => time,
    soon: (next) => {
      task = next;
    },
    post: (reply) => replies.push(reply),
  });
  const run = (count = Number.POSITIVE_INFINITY) => {
    for (let ran = 0; ran < count && task !== null; ran++) {
      const next: () => void = task;
      task = null;
      next();
    }
  };
  const errors = () => replies.filter(({ type }) => type === 'error');
  const best = () => replies.flatMap((reply) => (reply.type === 'best' ? [reply] : [])).at(-1)!;
  const thoughts = (): Thoughts[] =>
    replies.flatMap((reply) => (reply.type === 'info' ? [reply.thoughts] : []));
  const multiPv = () => replies.flatMap((reply) => (reply.type === 'multiPv' ? [reply] : []));
  return { loop, session, run, best, multiPv, errors, thoughts, slices: () => slices };
}

/** Plays the first side's first turn on the map `seed`, as a conductor would. */
function playTurn(seed: number, opponent: Opponent, nodesPerMs: number) {
  const game = new module.Game();
  expect(game.start(seed)).toBe('');
  const { loop, session, run, best, errors, slices } = startLoop(nodesPerMs);
  const actions: string[] = [];
  let position = 1;
  loop.receive({ type: 'configure', position: 0, opponent });
  loop.receive({ type: 'think', position, text: game.text(), key: game.key() });
  while (game.sideToMove() === 0 && game.result() === 0) {
    run();
    const { action, finished } = best();
    expect(finished).toBe(true);
    actions.push(game.actionText(action));
    expect(game.play(action)).toBe('');
    loop.receive({ type: 'play', position: position + 1, from: position, action });
    position++;
    expect(session.key()).toBe(game.key());
  }
  expect(errors()).toEqual([]);
  session.delete();
  game.delete();
  return { actions, slices: slices() };
}

describe('the worker loop on the tactics module', () => {
  it.each([0, 20, 50])('plays the same turn at rung %i however its nodes are cut', (rung) => {
    for (const seed of [1, 2, 3]) {
      const opponent: Opponent = { rung, seed: 7, blur: null, nodes: NODES_PER_TURN };
      const slow = playTurn(seed, opponent, 1);
      const fast = playTurn(seed, opponent, 10_000);
      expect(slow.actions).toEqual(fast.actions);
    }
  });

  it('really cuts them differently', () => {
    const opponent: Opponent = { rung: 50, seed: 7, blur: null, nodes: NODES_PER_TURN };
    const slow = playTurn(1, opponent, 1);
    const fast = playTurn(1, opponent, 10_000);
    expect(slow.slices).toBeGreaterThan(2 * fast.slices);
  });

  it('thinks until nothing is left to improve, and says how it is getting on', () => {
    const game = new module.Game();
    game.start(5);
    const { loop, run, best, thoughts, session } = startLoop(10);
    loop.receive({ type: 'configure', position: 0, opponent: { rung: 50, seed: 1, blur: null, nodes: 0 } });
    loop.receive({ type: 'think', position: 1, text: game.text(), key: game.key() });
    run(3);
    expect(game.legalActions()).toContain(best().action);
    expect(best().finished).toBe(false);
    run();
    expect(best().finished).toBe(true);
    expect(thoughts().length).toBeGreaterThan(2);
    expect(thoughts().map(({ finished }) => finished)).toEqual([
      ...thoughts()
        .slice(1)
        .map(() => false),
      true,
    ]);
    expect(thoughts().at(-1)!.depth).toBeGreaterThan(thoughts()[0]!.depth);
    session.delete();
    game.delete();
  });

  it.each([140, 160])(
    'tells the lines of rung %i before it leaves a position, and the rules play them',
    (rung) => {
      const game = new module.Game();
      game.start(5);
      const start = game.text();
      const { loop, run, best, multiPv, errors, session } = startLoop(10);
      loop.receive({ type: 'configure', position: 0, opponent: { rung, seed: 1, blur: null, nodes: 0 } });
      loop.receive({ type: 'think', position: 1, text: start, key: game.key() });
      run(40);
      expect(best().finished).toBe(false);
      loop.receive({ type: 'play', position: 2, from: 1, action: best().action });
      const { position, lines } = multiPv().at(-1)!;
      expect(position).toBe(1);
      const decoded = decodePlans(lines);
      expect(decoded).toHaveLength(3);
      expect(decoded[0]!.scoreLoss).toBe(0);
      const board = () =>
        decodeSnapshot(game.snapshot()).units.map(({ cell, hitPoints }) => `${cell} ${hitPoints}`);
      for (const { codes, flags, answer } of decoded) {
        expect(game.load(start)).toBe('');
        const before = board();
        for (const code of codes) expect(game.play(code)).toBe('');
        expect(flags.includes('nothing')).toBe(board().join() === before.join());
        // Rung 160 looks at what the enemy does then.
        expect(answer !== null).toBe(rung === 160);
        for (const code of answer === null ? [] : [END_TURN, ...answer.codes])
          expect(game.play(code)).toBe('');
      }
      expect(errors()).toEqual([]);
      session.delete();
      game.delete();
    },
  );

  it('ponders the position that the player would leave, and keeps those thoughts when it comes', () => {
    const game = new module.Game();
    game.start(5);
    const { loop, run, errors, session } = startLoop(10);
    const nodesOfRoot = () => session.info()[1]!;
    loop.receive({ type: 'configure', position: 0, opponent: { rung: 50, seed: 1, blur: null, nodes: 0 } });
    loop.receive({ type: 'think', position: 1, text: game.ponderText(), key: game.ponderKey() });
    run(4);
    const pondered = nodesOfRoot();
    expect(game.play(game.legalActions().at(-1)!)).toBe('');
    expect(session.key()).toBe(game.key());
    loop.receive({ type: 'think', position: 2, text: game.text(), key: game.key() });
    run(1);
    expect(nodesOfRoot()).toBeGreaterThan(pondered);
    expect(nodesOfRoot()).toBeLessThan(2 * pondered);
    expect(errors()).toEqual([]);
    session.delete();
    game.delete();
  });

  it('refuses what the engine refuses, in its words, and goes on', () => {
    const game = new module.Game();
    game.start(5);
    const { loop, run, best, errors, session } = startLoop(100);
    loop.receive({
      type: 'configure',
      position: 0,
      opponent: { rung: 10, seed: 1, blur: null, nodes: 500 },
    });
    loop.receive({ type: 'think', position: 1, text: game.text(), key: game.key() });
    loop.receive({ type: 'think', position: 2, text: 'no position', key: '' });
    loop.receive({ type: 'play', position: 3, from: 1, action: 0x7fffffff });
    loop.receive({ type: 'configure', position: 4, opponent: { rung: 11, seed: 1, blur: null, nodes: 0 } });
    expect(errors().map(({ position }) => position)).toEqual([2, 3, 4]);
    run();
    expect(best()).toMatchObject({ position: 1, finished: true });
    expect(session.key()).toBe(game.key());
    session.delete();
    game.delete();
  });
});
