import { expect, it } from 'vitest';
import type { Session } from '../../../wasm/engine';
import { startTactics } from './support/module';

/** The four islands of rung 200 laid on instances of the module, as a page lays them on workers. */

const RUNG = 200;
const NODES = 6000;
const SEED = 7;

/** Numbers that are drawn by lot, the same ones every time. */
function lots(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Thinks to the end; who thinks how far before which letter arrives is drawn by lot. */
function think(sessions: readonly Session[], draw: (bound: number) => number): void {
  const onTheWay: Int32Array[][] = sessions.map(() => []);
  const unfinished = new Set(sessions.keys());
  for (const session of sessions) session.begin(NODES);
  while (unfinished.size > 0) {
    const who = draw(sessions.length);
    if (!sessions[who]!.advance(1 + draw(900))) unfinished.delete(who);
    for (const letter of sessions[who]!.takeLetters()) {
      for (const [to, letters] of onTheWay.entries()) if (to !== who) letters.push(letter);
    }
    const to = draw(sessions.length);
    const letter = onTheWay[to]!.shift();
    if (letter !== undefined) expect(sessions[to]!.deliver(letter)).toBe('');
  }
  for (const [to, letters] of onTheWay.entries()) {
    for (const letter of letters) expect(sessions[to]!.deliver(letter)).toBe('');
  }
}

/** The turn that is played in the first position of the map, action by action, with the nodes that each took. */
async function turnOf(crews: readonly number[], personality = ''): Promise<string[]> {
  const modules = await Promise.all(crews.map(() => startTactics()));
  const game = new modules[0]!.Game();
  expect(game.start(SEED)).toBe('');
  const sessions = modules.map((module, index) => {
    const session = new module.Session();
    expect(session.configure(RUNG, SEED, 0, personality)).toBe('');
    if (crews.length > 1) expect(session.hold(crews[index]!)).toBe('');
    expect(session.set(game.text())).toBe('');
    return session;
  });
  const draw = lots(crews.length);
  const turn: string[] = [];
  while (game.sideToMove() === 0) {
    think(sessions, draw);
    const action = sessions[0]!.best();
    turn.push(`${game.actionText(action)} ${sessions[0]!.info()[0]}`);
    expect(game.play(action)).toBe('');
    for (const session of sessions) expect(session.play(action)).toBe('');
  }
  for (const handle of [game, ...sessions]) handle.delete();
  return turn;
}

it('plays the same turn on one instance of the module and on two, three and four', async () => {
  const alone = await turnOf([0b1111]);
  expect(alone.length).toBeGreaterThan(2);
  expect(alone[0]).toMatch(new RegExp(` ${NODES}$`));
  expect(await turnOf([0b0101, 0b1010])).toEqual(alone);
  expect(await turnOf([0b1001, 0b0010, 0b0100])).toEqual(alone);
  expect(await turnOf([0b0001, 0b0010, 0b0100, 0b1000])).toEqual(alone);
});

it('has nothing to write in a character that does not look ahead, and plays all the same', async () => {
  const alone = await turnOf([0b1111], 'zombies');
  expect(await turnOf([0b0101, 0b1010], 'zombies')).toEqual(alone);
});
