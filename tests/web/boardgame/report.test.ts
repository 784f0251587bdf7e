// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import type { GomokuModule } from '../../../wasm/gomoku';
import { readGameLink } from '../../../web/src/boardgame/files/game_link';
import { gameReport } from '../../../web/src/boardgame/report';
import { FakeGomoku } from '../gomoku/support/fake_module';
import { at, setUp } from '../gomoku/support/table';

const MODULE = { Game: FakeGomoku, version: () => '1.2.3' } as unknown as GomokuModule;

it('a game as text has all that it takes to play it again', () => {
  const { game, rules, answer } = setUp({ rung: 50, seed: 9 });
  game.tap(at('h8'));
  answer(at('i9'));
  const lines = gameReport(MODULE, game.saved(), '0.1.0', 'abc').split('\n');
  expect(lines).toContain('Forethought 0.1.0, gomoku, engine 1.2.3, signature abc');
  expect(lines).toContain('rung 50, seed 9, player first, nodes 0');
  expect(lines).toContain('result none yet');
  expect(lines).toContain(rules.text());
  expect(readGameLink(lines.at(-1) ?? '').record?.actions).toEqual([at('h8'), at('i9')]);
  game.concede();
  expect(gameReport(MODULE, game.saved(), '0.1.0', 'abc')).toContain('result the player resigned');
});
