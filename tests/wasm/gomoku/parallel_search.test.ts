import { expect, it } from 'vitest';
import { type ParallelSearch, playedBy } from '../support/parallel_search';
import { startGomoku } from './support/module';

const TWINS: ParallelSearch = {
  start: startGomoku,
  rung: 170,
  nodes: 20_000,
  seed: 3,
  isEnough: (_, actions) => actions === 6,
};

it('plays the same on one instance of the module and on two', async () => {
  const alone = await playedBy(TWINS, [0b11]);
  expect(alone).toHaveLength(6);
  expect(await playedBy(TWINS, [0b01, 0b10])).toEqual(alone);
});

it('refuses a message that is no search update, or one of another position', async () => {
  const [main, helper] = await Promise.all([startGomoku(), startGomoku()]);
  const game = new main.Game();
  const sessions = [main, helper].map((module, index) => {
    const session = new module.Session();
    expect(session.configure(TWINS.rung, 1, null, '')).toBe('');
    expect(session.runOnly(1 << index)).toBe('');
    return session;
  });
  const think = (start: number) => {
    expect(game.start(start)).toBe('');
    for (const session of sessions) {
      expect(session.set(game.text(), '')).toBe('');
      session.begin(0);
      session.advance(20_000);
    }
    return sessions[1]!.takeMessages()[0]!;
  };
  const stale = think(1);
  const message = think(2);
  const broken = message.slice();
  broken[broken.length - 2] = 9;
  expect(sessions[0]!.deliver(broken)).toMatch(/^integer \d+ of the update is wrong$/);
  expect(sessions[0]!.deliver(stale)).toBe('the message is about another position');
  expect(sessions[0]!.deliver(message)).toBe('');
  for (const handle of [game, ...sessions]) handle.delete();
});
