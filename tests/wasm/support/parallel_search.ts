import { expect } from 'vitest';
import type { Game, Session } from '../../../wasm/engine';

/** A rung's parallel searches laid on instances of a module, as a page lays them on workers. */

/** What of a module takes part. */
export interface ParallelModule {
  Game: new () => Game;
  Session: new () => Session;
}

export interface ParallelSearch {
  /** A new instance of the module, with a memory of its own. */
  start(): Promise<ParallelModule>;
  rung: number;
  personality?: string;
  /** Of a turn. */
  nodes: number;
  seed: number;
  /** Whether enough is played, `actions` of them. */
  isEnough(game: Game, actions: number): boolean;
}

/** Numbers that are drawn by lot, the same ones every time. */
function lots(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Thinks to the end; who thinks how far before which message arrives is drawn by lot. */
function think(sessions: readonly Session[], nodes: number, draw: (bound: number) => number): void {
  const onTheWay: Int32Array[][] = sessions.map(() => []);
  const unfinished = new Set(sessions.keys());
  for (const session of sessions) session.begin(nodes);
  while (unfinished.size > 0) {
    const who = draw(sessions.length);
    if (!sessions[who]!.advance(1 + draw(900))) unfinished.delete(who);
    for (const message of sessions[who]!.takeMessages()) {
      for (const [to, messages] of onTheWay.entries()) if (to !== who) messages.push(message);
    }
    const to = draw(sessions.length);
    const message = onTheWay[to]!.shift();
    if (message !== undefined) expect(sessions[to]!.deliver(message)).toBe('');
  }
  for (const [to, messages] of onTheWay.entries()) {
    for (const message of messages) expect(sessions[to]!.deliver(message)).toBe('');
  }
}

/**
 * What is played from the start of the seed, action by action, with the nodes that each took. `shares`: the searches of each
 * instance, as bits by their numbers.
 */
export async function playedBy(
  { start, rung, personality = '', nodes, seed, isEnough }: ParallelSearch,
  shares: readonly number[],
): Promise<string[]> {
  const modules = await Promise.all(shares.map(() => start()));
  const game = new modules[0]!.Game();
  expect(game.start(seed)).toBe('');
  const sessions = modules.map((module, index) => {
    const session = new module.Session();
    expect(session.configure(rung, seed, 0, personality)).toBe('');
    if (shares.length > 1) expect(session.runOnly(shares[index]!)).toBe('');
    expect(session.set(game.text(), '')).toBe('');
    return session;
  });
  const draw = lots(shares.length);
  const played: string[] = [];
  while (!isEnough(game, played.length)) {
    think(sessions, nodes, draw);
    const action = sessions[0]!.best();
    played.push(`${game.actionText(action)} ${sessions[0]!.info()[0]}`);
    expect(game.play(action)).toBe('');
    for (const session of sessions) expect(session.play(action)).toBe('');
  }
  for (const handle of [game, ...sessions]) handle.delete();
  return played;
}
