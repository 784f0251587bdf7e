import { beforeAll, expect, it } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { EngineModule } from '../../../wasm/engine';
import type { TacticsModule } from '../../../wasm/tactics';
import { PERSONALITIES } from '../../../web/src/tactics/setup/personality';
import { startTactics } from './support/module';

/** The characters that the page knows, and the module. */

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

/** The first two rounds of a battle of rung 50 with itself in such a character. */
function opening(personality: string): string[] {
  const game = new module.Game();
  const session = new module.Session();
  expect(game.start(3)).toBe('');
  expect(session.configure(50, 3, null, personality)).toBe('');
  expect(session.set(game.text(), '')).toBe('');
  const actions: string[] = [];
  for (let turns = 0; turns < 4; ) {
    session.begin(300);
    while (session.advance(300));
    const action = session.best();
    actions.push(game.actionText(action));
    const side = game.sideToMove();
    expect([game.play(action), session.play(action)]).toEqual(['', '']);
    if (game.sideToMove() !== side) turns++;
  }
  for (const handle of [game, session]) handle.delete();
  return actions;
}

it('cyborgs play as the rung does, the others otherwise', () => {
  const [cyborgs, ...others] = PERSONALITIES.map(opening);
  expect(cyborgs).toEqual(opening(''));
  for (const other of others) expect(other).not.toEqual(cyborgs);
  expect(new Set(others.map((actions) => actions.join())).size).toBe(3);
});

it('a name that is none is refused with all there are, as is any in a game that has none', async () => {
  const refusal = (of: EngineModule, rung: number, personality: string) => {
    const session = new of.Session();
    const said = session.configure(rung, 1, null, personality);
    session.delete();
    return said;
  };
  expect(refusal(module, 50, 'gnomes')).toBe(
    `'gnomes' is no personality; there are ${PERSONALITIES.join(', ')}`,
  );
  expect(refusal(await loadModule('gomoku'), 50, 'orcs')).toBe('gomoku has no personalities');
});
